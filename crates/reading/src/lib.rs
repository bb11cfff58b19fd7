//! Reads JSON text into types with little code: a browser loads the reader of every type of a game.
//!
//! `serde_json` reads a struct from an object or from a list of its fields, and so every struct brings two readers.
//! Nobody writes the second form; here only objects are read, which makes what a browser loads of a game a twentieth
//! smaller.

use std::fmt;

use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error, MapAccess, SeqAccess, VariantAccess,
    Visitor,
};

/// Reads a value from JSON text.
///
/// ```
/// #[derive(serde::Deserialize)]
/// struct Disc { owner: u8 }
/// assert_eq!(reading::json::<Disc>(r#"{"owner":2}"#).unwrap().owner, 2);
/// assert!(reading::json::<Disc>("[2]").is_err());
/// ```
///
/// # Errors
/// If the text is no JSON, or does not say what the type asks for.
pub fn json<'de, T: Deserialize<'de>>(text: &'de str) -> serde_json::Result<T> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = T::deserialize(Lean(&mut reader))?;
    reader.end()?;
    Ok(value)
}

/// Whatever it wraps, with structs as objects alone.
struct Lean<T>(T);

/// Methods that only pass on, the visitor wrapped.
macro_rules! pass_on {
    ($($method:ident($($arg:ident: $type:ty),*))*) => {$(
        fn $method<V: Visitor<'de>>(self, $($arg: $type,)* visitor: V) -> Result<V::Value, D::Error> {
            self.0.$method($($arg,)* Lean(visitor))
        }
    )*};
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Lean<D> {
    type Error = D::Error;

    pass_on! {
        deserialize_any() deserialize_bool() deserialize_char() deserialize_str() deserialize_string()
        deserialize_i8() deserialize_i16() deserialize_i32() deserialize_i64()
        deserialize_u8() deserialize_u16() deserialize_u32() deserialize_u64()
        deserialize_f32() deserialize_f64() deserialize_bytes() deserialize_byte_buf()
        deserialize_option() deserialize_unit() deserialize_seq() deserialize_map()
        deserialize_identifier() deserialize_ignored_any()
        deserialize_unit_struct(name: &'static str)
        deserialize_newtype_struct(name: &'static str)
        deserialize_tuple(len: usize)
        deserialize_tuple_struct(name: &'static str, len: usize)
        deserialize_enum(name: &'static str, variants: &'static [&'static str])
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.0.deserialize_map(Lean(visitor))
    }
}

/// Methods that only pass on.
macro_rules! tell {
    ($($method:ident: $type:ty)*) => {$(
        fn $method<E: Error>(self, value: $type) -> Result<V::Value, E> {
            self.0.$method(value)
        }
    )*};
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Lean<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.expecting(f)
    }

    tell! {
        visit_bool: bool visit_char: char visit_str: &str visit_borrowed_str: &'de str visit_string: String
        visit_i8: i8 visit_i16: i16 visit_i32: i32 visit_i64: i64
        visit_u8: u8 visit_u16: u16 visit_u32: u32 visit_u64: u64 visit_f32: f32 visit_f64: f64
        visit_bytes: &[u8] visit_borrowed_bytes: &'de [u8] visit_byte_buf: Vec<u8>
    }

    fn visit_none<E: Error>(self) -> Result<V::Value, E> {
        self.0.visit_none()
    }

    fn visit_unit<E: Error>(self) -> Result<V::Value, E> {
        self.0.visit_unit()
    }

    fn visit_some<D: Deserializer<'de>>(self, inside: D) -> Result<V::Value, D::Error> {
        self.0.visit_some(Lean(inside))
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, inside: D) -> Result<V::Value, D::Error> {
        self.0.visit_newtype_struct(Lean(inside))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<V::Value, A::Error> {
        self.0.visit_seq(Lean(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, entries: A) -> Result<V::Value, A::Error> {
        self.0.visit_map(Lean(entries))
    }

    fn visit_enum<A: EnumAccess<'de>>(self, variant: A) -> Result<V::Value, A::Error> {
        self.0.visit_enum(Lean(variant))
    }
}

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Lean<S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<S::Value, D::Error> {
        self.0.deserialize(Lean(reader))
    }
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for Lean<A> {
    type Error = A::Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, A::Error> {
        self.0.next_element_seed(Lean(seed))
    }

    fn size_hint(&self) -> Option<usize> {
        self.0.size_hint()
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Lean<A> {
    type Error = A::Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, A::Error> {
        self.0.next_key_seed(Lean(seed))
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, A::Error> {
        self.0.next_value_seed(Lean(seed))
    }

    fn size_hint(&self) -> Option<usize> {
        self.0.size_hint()
    }
}

impl<'de, A: EnumAccess<'de>> EnumAccess<'de> for Lean<A> {
    type Error = A::Error;
    type Variant = Lean<A::Variant>;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self::Variant), A::Error> {
        let (variant, inside) = self.0.variant_seed(Lean(seed))?;
        Ok((variant, Lean(inside)))
    }
}

impl<'de, A: VariantAccess<'de>> VariantAccess<'de> for Lean<A> {
    type Error = A::Error;

    fn unit_variant(self) -> Result<(), A::Error> {
        self.0.unit_variant()
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, A::Error> {
        self.0.newtype_variant_seed(Lean(seed))
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, A::Error> {
        self.0.tuple_variant(len, Lean(visitor))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        self.0.newtype_variant_seed(Object(visitor))
    }
}

/// The fields of a variant, as an object.
struct Object<V>(V);

impl<'de, V: Visitor<'de>> DeserializeSeed<'de> for Object<V> {
    type Value = V::Value;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<V::Value, D::Error> {
        reader.deserialize_map(Lean(self.0))
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::value::RawValue;

    use super::json;

    #[derive(Debug, PartialEq, Deserialize)]
    enum Deed {
        Pass,
        Bid(u8),
        Turn { owner: u8, card: Option<String> },
        Swap(u8, u8),
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Entry<'a> {
        #[serde(default)]
        deeds: Vec<Deed>,
        #[serde(borrow)]
        raw: &'a RawValue,
    }

    #[test]
    fn everything_is_read_as_serde_json_reads_it() {
        let text = r#" {"deeds":["Pass",{"Bid":3},{"Turn":{"owner":1,"card":null}},{"Swap":[1,2]}],"raw":{ "x" : 1 }} "#;
        let (lean, usual) =
            (json::<Entry<'_>>(text).unwrap(), serde_json::from_str::<Entry<'_>>(text).unwrap());
        assert_eq!(lean.deeds, usual.deeds);
        assert_eq!(lean.deeds.len(), 4);
        assert_eq!(lean.raw.get(), r#"{ "x" : 1 }"#, "raw text is kept letter by letter");
    }

    #[test]
    fn mistakes_are_told_as_serde_json_tells_them() {
        for text in [
            r#"{"raw":1,"x":2}"#,
            r#"{"deeds":[{"Bid":300}],"raw":1}"#,
            r#"{"raw":1} 2"#,
            "{",
            r#"{"deeds":[]}"#,
        ] {
            let told = |result: serde_json::Result<Entry<'_>>| result.err().map(|error| error.to_string());
            assert_eq!(told(json(text)), told(serde_json::from_str(text)), "{text}");
            assert!(json::<Entry<'_>>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_struct_is_no_list_of_its_fields() {
        assert!(json::<Deed>(r#"{"Turn":[1,null]}"#).is_err());
        assert!(json::<Entry<'_>>("[[],1]").is_err());
    }
}
