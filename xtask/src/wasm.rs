//! The sections of a WASM module, as far as we add to them or leave them out.

use anyhow::{Context, Result};

/// What a module begins with: its kind and version.
const HEADER: usize = 8;

/// The kind of a section that means nothing to a machine.
const CUSTOM: u8 = 0;

/// A section that says something about the module.
pub fn custom(name: &str, text: &str) -> Vec<u8> {
    let mut body = Vec::new();
    write_number(name.len(), &mut body);
    body.extend(name.bytes().chain(text.bytes()));
    let mut section = vec![CUSTOM];
    write_number(body.len(), &mut section);
    section.extend(body);
    section
}

/// Leaves out all that a machine does not need: names, and who made it.
pub fn strip(module: &mut Vec<u8>) -> Result<()> {
    let mut stripped = module.get(..HEADER).context("a module has a header")?.to_vec();
    let mut at = HEADER;
    while at < module.len() {
        let (len, body) = read_number(module, at + 1)?;
        let section = module.get(at..body + len).context("a section ends within its module")?;
        if section[0] != CUSTOM {
            stripped.extend(section);
        }
        at = body + len;
    }
    *module = stripped;
    Ok(())
}

/// A number in seven bits a byte, the lowest first, and where the next thing begins.
fn read_number(data: &[u8], mut at: usize) -> Result<(usize, usize)> {
    let (mut number, mut shift) = (0, 0);
    loop {
        let byte = *data.get(at).context("a number ends within its module")?;
        number |= usize::from(byte & 0x7f) << shift;
        (at, shift) = (at + 1, shift + 7);
        if byte < 0x80 {
            return Ok((number, at));
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "seven bits at a time are written")]
fn write_number(mut number: usize, to: &mut Vec<u8>) {
    while number >= 0x80 {
        to.push(number as u8 | 0x80);
        number >>= 7;
    }
    to.push(number as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_machine_does_not_need_is_left_out_and_all_else_stays() {
        let header = b"\0asm\x01\0\0\0".to_vec();
        let code = [10, 3, 1, 2, 3];
        let long = "a name of more than a hundred and twenty-seven letters ".repeat(3);
        let mut module = [&header[..], &custom("name", &long), &code, &custom("producers", "us")].concat();
        strip(&mut module).unwrap();
        assert_eq!(module, [&header[..], &code].concat());
    }

    #[test]
    fn a_module_that_is_cut_off_is_refused() {
        let mut module = [&b"\0asm\x01\0\0\0"[..], &[10, 9, 1]].concat();
        assert!(strip(&mut module).is_err());
    }
}
