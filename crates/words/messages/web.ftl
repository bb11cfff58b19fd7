# The words of the browser client alone.
