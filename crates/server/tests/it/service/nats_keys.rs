//! What a NATS that asks for certificates or credentials needs, made anew for each test.

use std::path::PathBuf;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use nkeys::KeyPair;
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer};
use serde_json::{Value, json};
use tempfile::TempDir;

/// A folder with the files.
pub struct NatsKeys {
    folder: TempDir,
}

impl NatsKeys {
    pub fn new() -> NatsKeys {
        NatsKeys { folder: tempfile::tempdir().unwrap() }
    }

    /// Settings of a server with a certificate for 127.0.0.1, and the authority that signed it.
    pub fn tls(&self) -> (String, PathBuf) {
        let key = rcgen::KeyPair::generate().unwrap();
        let mut authority = CertificateParams::new([]).unwrap();
        authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let authority_pem = self.file("ca.pem", &authority.self_signed(&key).unwrap().pem());
        let authority = Issuer::new(authority, key);
        let key = rcgen::KeyPair::generate().unwrap();
        let certificate =
            CertificateParams::new(["127.0.0.1".to_owned()]).unwrap().signed_by(&key, &authority).unwrap();
        let certificate = self.file("server.pem", &certificate.pem());
        let key = self.file("server-key.pem", &key.serialize_pem());
        let settings =
            format!("tls {{ cert_file: \"{}\", key_file: \"{}\" }}", certificate.display(), key.display());
        (settings, authority_pem)
    }

    /// Settings of a server with an account, and the credentials of a user who may use only our subjects.
    pub fn credentials(&self) -> (String, PathBuf) {
        let [operator, account, user] =
            [KeyPair::new_operator(), KeyPair::new_account(), KeyPair::new_user()];
        let operator_token = token(&operator, &operator, &json!({"type": "operator", "version": 2}));
        let limits = ["subs", "conn", "leaf", "imports", "exports", "data", "payload"];
        let mut limits: Value = limits.map(|limit| (limit.to_owned(), json!(-1))).into_iter().collect();
        limits["wildcards"] = json!(true);
        let claims = json!({
            "type": "account", "version": 2, "limits": limits, "default_permissions": {"pub": {}, "sub": {}},
        });
        let account_token = token(&operator, &account, &claims);
        let ours = json!({"allow": ["igroteka.>"]});
        let claims = json!({
            "type": "user", "version": 2, "subs": -1, "data": -1, "payload": -1, "pub": ours, "sub": ours,
        });
        let user_token = token(&account, &user, &claims);
        let credentials = format!(
            "-----BEGIN NATS USER JWT-----\n{user_token}\n------END NATS USER JWT------\n\n\
             -----BEGIN USER NKEY SEED-----\n{}\n------END USER NKEY SEED------\n",
            user.seed().unwrap()
        );
        let settings = format!(
            "operator: {operator_token}\nresolver: MEMORY\nresolver_preload: {{\n  {}: {account_token}\n}}",
            account.public_key()
        );
        (settings, self.file("igroteka.creds", &credentials))
    }

    fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    }
}

/// What one says of another, as NATS writes JWTs.
fn token(issuer: &KeyPair, subject: &KeyPair, claims: &Value) -> String {
    let claims = json!({
        "jti": subject.public_key(),
        "iat": 1_700_000_000,
        "iss": issuer.public_key(),
        "sub": subject.public_key(),
        "name": "test",
        "nats": claims,
    });
    let encode = |value: &Value| URL_SAFE_NO_PAD.encode(value.to_string());
    let text = format!("{}.{}", encode(&json!({"typ": "JWT", "alg": "ed25519-nkey"})), encode(&claims));
    let signature = issuer.sign(text.as_bytes()).unwrap();
    format!("{text}.{}", URL_SAFE_NO_PAD.encode(signature))
}
