#!/usr/bin/python3
"""What machines may do with a file, by its registrant's word: checked offline, from bundle and status alone.

    check_uses.py TRUST FILE BUNDLE STATUS

TRUST is the registry's /.well-known/colophon-trust.json, which you have from before. The rules are docs/format.md; needs Python 3.9
and python3-jwcrypto (Debian). Ends with 0: known now; 1: not valid; 3: valid, and what is said now is not known.
Not checked here: anchors and clocks (when it was registered is the registry's word), signatures of wallets, logs that have ended.
"""

import base64
import hashlib
import json
import sys
import time

from jwcrypto.jwk import JWK
from jwcrypto.jws import JWS

USES = ("train-generative", "train-other", "index", "ground")
HOUR, DAY = 3600, 86400

def require(condition, why):
    if not condition:
        raise ValueError(why)

# --- Bytes and JSON, with one reading ---

def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()

def to_base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()

def base64url(text):
    data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    require(to_base64url(data) == text, "base64url is not canonical")
    return data

def base64std(text):
    data = base64.b64decode(text, validate=True)
    require(base64.b64encode(data).decode() == text, "base64 is not canonical")
    return data

def without_repeated(pairs):
    require(len(dict(pairs)) == len(pairs), "a member is there twice")
    return dict(pairs)

def read_json(text):
    return json.loads(text, object_pairs_hook=without_repeated)

def read_file(path):
    with open(path, encoding="utf-8") as file:
        return read_json(file.read())

# --- The log: a Merkle tree (RFC 6962) and its signed checkpoints ---

def node(left, right):
    return sha256(b"\x01", left, right)

def climb(at, last, path, first, second):
    """Up the tree from a node: the root of which `first` is the last part, and that of which `second` is any (RFC 9162, 2.1)."""
    for other in path:
        require(last > 0, "a proof is too long")
        if at % 2 == 1 or at == last:
            first, second = node(other, first), node(other, second)
            while at % 2 == 0 and at != 0:
                at, last = at >> 1, last >> 1
        else:
            second = node(second, other)
        at, last = at >> 1, last >> 1
    require(last == 0, "a proof is too short")
    return first, second

def check_inclusion(entry, index, size, path, root):
    leaf = sha256(b"\x00", entry)
    require(0 <= index < size and climb(index, size - 1, path, leaf, leaf)[1] == root, "an entry is not in the log")

def check_consistency(one, other, path):
    """That the larger of two trees continues the smaller; each is (size, root)."""
    (old_size, old_root), (new_size, new_root) = sorted((one, other))
    if old_size == new_size:
        return require(old_root == new_root and not path, "two trees of one size differ")
    path = path if old_size & (old_size - 1) else [old_root, *path]
    require(path, "a proof is too short")
    at, last = old_size - 1, new_size - 1
    while at % 2 == 1:
        at, last = at >> 1, last >> 1
    found = climb(at, last, path[1:], path[0], path[0])
    require(found == (old_root, new_root), "the log does not continue its past")

def open_checkpoint(note, log):
    """Size and root of a checkpoint that the log of the trust has signed (C2SP tlog-checkpoint, Ed25519)."""
    text, signatures = note.split("\n\n", 1)
    origin, size, root = text.split("\n")[:3]
    require(origin == log["origin"], "the checkpoint is of another log")
    name, key_id, key = log["vkey"].split("+", 2)
    public = base64std(key)
    require(public[0] == 1 and name == origin, "the trust's log has no Ed25519 key of its name")
    require(key_id == sha256(name.encode(), b"\n", public)[:4].hex(), "the trust's key has another id")
    ed25519 = JWK(kty="OKP", crv="Ed25519", x=to_base64url(public[1:])).get_op_key("verify")
    prefix = f"— {name} "
    for line in signatures.splitlines():
        blob = base64std(line[len(prefix):]) if line.startswith(prefix) else b""
        if blob[:4].hex() == key_id:
            ed25519.verify(blob[4:], (text + "\n").encode())
            return int(size), base64std(root)
    raise ValueError("the log has not signed the checkpoint")

def open_proof(text):
    """Index, path and checkpoint of a c2sp.org/tlog-proof@v1."""
    head, note = text.split("\n\n", 1)
    lines = [line for line in head.split("\n") if not line.startswith("extra ")]
    require(lines[0] == "c2sp.org/tlog-proof@v1" and lines[1].startswith("index "), "the proof has another form")
    return int(lines[1][6:]), [base64std(line) for line in lines[2:]], note

# --- The prefix tree, which proves which statements exist, and that there are no others ---

def bit(key, at):
    return key[at // 8] >> (7 - at % 8) & 1

def prefix_root(key, proof, value=None):
    """The root to which a proof leads: of presence with a value, of absence without one."""
    depth, bitmap = proof["depth"], base64url(proof["bitmap"])
    siblings = [base64url(one) for one in proof["siblings"]]
    other = proof.get("other")
    require(0 <= depth <= 256 and len(bitmap) == (depth + 7) // 8, "a prefix proof has another form")
    require(bytes(32) not in siblings, "a prefix proof names an empty neighbour")
    require(not any(bit(bitmap, at) for at in range(depth, 8 * len(bitmap))), "unused bits are set")
    require(depth == 0 or not bit(bitmap, depth - 1), "a prefix proof is deeper than its place")
    if value is not None:
        require(other is None, "a proof of presence names another leaf")
        found = sha256(b"\x00", key, value)
    elif other is not None:
        near = base64url(other["key"])
        require(depth < 256 and near != key, "a proof of absence names the leaf itself")
        require(all(bit(near, at) == bit(key, at) for at in range(depth)), "the other leaf is elsewhere")
        found = sha256(b"\x00", near, base64url(other["value"]))
    else:
        require(depth < 256, "a proof of absence is too deep")
        found = bytes(32)
    for at in reversed(range(depth)):
        if bit(bitmap, at):
            sibling = bytes(32)
        else:
            require(siblings, "a prefix proof is too short")
            sibling = siblings.pop(0)
        found = node(found, sibling) if bit(key, at) == 0 else node(sibling, found)
    require(not siblings, "a prefix proof is too long")
    return found

# --- What is signed: a record or a statement, as an SD-JWT (RFC 9901) ---

def open_sd_jwt(text, trusted, index):
    """JWT, payload, the claims that are shown, and the key's thumbprint; signed by a key that the trust has for this place in the log."""
    jwt, *disclosures, end = text.split("~")
    require(end == "", "an SD-JWT ends with ~")
    header = read_json(base64url(jwt.split(".")[0]))
    require(header.get("alg") == "ES256" and header.get("typ") == "dc+sd-jwt", "it is signed otherwise")
    key = trusted.get(header["kid"])
    require(key is not None, "it is signed by a key that the trust does not have")
    require(index <= key.get("lastIndex", index), "it is signed by a key that was retired by then")
    token = JWS()
    token.deserialize(jwt)
    token.verify(JWK(kty="EC", crv="P-256", x=key["x"], y=key["y"]), alg="ES256")
    payload = read_json(token.payload)
    claims = {}
    for disclosure in disclosures:
        digest = to_base64url(sha256(disclosure.encode()))
        require(digest in payload["_sd"], "a claim is not of this record")
        _, name, value = read_json(base64url(disclosure))
        require(name not in claims, "a claim is made twice")
        claims[name] = value
    return jwt, payload, claims, header["kid"]

def thumbprint(key):
    return JWK(kty="EC", crv="P-256", x=key["x"], y=key["y"]).thumbprint()

def has_key(jwks, kid):
    return any(thumbprint(key) == kid for key in read_json(jwks)["keys"])

def check_bundle(bundle, trust, trusted):
    """A record that is in the log, and the tree that its proof leads to."""
    require(bundle["format"] == "colophon-bundle/v1", "it is no bundle")
    require(all(bundle["log"][name] == trust["log"][name] for name in ("origin", "vkey")), "it is of another log")
    index, path, note = open_proof(bundle["tlogProof"])
    jwt, payload, claims, kid = open_sd_jwt(bundle["sdJwt"], trusted, index)
    require(payload.get("jti", "").startswith("RSF-"), "it is no record")
    size, root = open_checkpoint(note, trust["log"])
    check_inclusion(b"\x01" + sha256(jwt.encode()), index, size, path, root)
    keys_index, keys_path, keys_note = open_proof(bundle["issuerKeysProof"])
    require(keys_note == note and keys_index < index, "its key was not logged before it")
    check_inclusion(b"\x03" + sha256(bundle["issuerJwks"].encode()), keys_index, size, keys_path, root)
    require(has_key(bundle["issuerJwks"], kid), "its key is not in the log")
    return jwt, payload, claims, index, (size, root)

def check_status(status, jwt, payload, index, tree, trust, trusted):
    """All statements about the record in their order, and the time at which there were no others."""
    require(status["format"] == "colophon-status/v1" and "previous" not in status, "it is no status of this log")
    about = to_base64url(sha256(jwt.encode()))
    require(status["about"] == about, "the status is of another certificate")
    size, root = open_checkpoint(status["checkpoint"], trust["log"])
    require(index < size and status["consistency"]["from"] == tree[0], "the status is not about this tree")
    check_consistency(tree, (size, root), [base64url(one) for one in status["consistency"]["proof"]])

    def check_entry(entry, at, proof):
        check_inclusion(entry, at, size, [base64url(one) for one in proof], root)

    head = base64url(status["head"]["entry"])
    require(len(head) == 49 and head[0] == 4, "the status does not end with a head")
    check_entry(head, size - 1, status["head"]["proof"])
    as_of, statements_root = int.from_bytes(head[1:9], "big"), head[17:]
    for keys in status["issuerKeys"]:
        check_entry(b"\x03" + sha256(keys["jwks"].encode()), keys["index"], keys["proof"])

    def key_of(number):
        return sha256(b"colophon/statement/v1", base64url(payload["salt"]), number.to_bytes(4, "big"))

    statements, last = [], index
    for number, one in enumerate(status["statements"]):
        said_jwt, said, claims, kid = open_sd_jwt(one["sdJwt"], trusted, one["index"])
        require(said["about"] == about and said["vct"].endswith("/credentials/statement/v1"), "it is no statement about it")
        require(last < one["index"] < size - 1 and said["iat"] <= as_of + HOUR, "a statement is out of order")
        last, key, value = one["index"], key_of(number), sha256(said_jwt.encode())
        check_entry(b"\x02" + key + value, last, one["proof"])
        require(prefix_root(key, one["prefixProof"], value) == statements_root, "a statement is not in the head")
        logged = [keys["jwks"] for keys in status["issuerKeys"] if keys["index"] < last]
        require(any(has_key(jwks, kid) for jwks in logged), "its key was not logged before it")
        statements.append((said, claims))
    require(prefix_root(key_of(len(statements)), status["absence"]) == statements_root, "a later statement is left out")
    return statements, as_of

def said_uses(record_claims, issued_at, statements):
    """All values by the owner of their moment, the oldest first. None: one is not shown, so no older one counts."""
    history = [(issued_at, read_uses(record_claims["aiUse"]))] if "aiUse" in record_claims else []
    owner = "registrant"
    for said, claims in statements:
        if said["by"] != owner:
            continue
        if said["kind"] == "transferred":
            owner = "successor"
        if said["kind"] == "ai_use" and "aiUse" not in claims:
            return None
        if said["kind"] == "ai_use":
            history.append((said["iat"], read_uses(claims["aiUse"])))
    return history

def read_uses(value):
    """None where it is of another vocabulary, or says something else than allow and refuse."""
    said = {use: value[use] for use in USES if use in value}
    return said if value["vocabulary"] == "colophon-uses/v1" and set(said.values()) <= {"allow", "refuse"} else None

def main(trust_file, file, bundle_file, status_file):
    with open(file, "rb") as data:
        fingerprint = hashlib.sha256(data.read()).hexdigest()
    trust = read_file(trust_file)
    trusted = {thumbprint(key): key for key in trust["issuer"]["keys"]}
    jwt, payload, claims, index, tree = check_bundle(read_file(bundle_file), trust, trusted)
    files = [value for name, value in claims.items() if name.startswith("file.")]
    require(any(one["sha256"] == fingerprint for one in files), "the certificate does not show this file")
    statements, as_of = check_status(read_file(status_file), jwt, payload, index, tree, trust, trusted)
    require(as_of <= time.time() + HOUR, "the status is from the future")
    print(f"{payload['jti']} shows this file. As of {utc(as_of)}, by the word of its registrant:")
    if any(said["kind"] == "withdrawn" for said, _ in statements):
        print("The certificate was withdrawn: what it said does not count.")
        return 3
    if as_of < time.time() - DAY:
        print("The status is more than a day old: what is said now is not known.")
        return 3
    history = said_uses(claims, payload["iat"], statements)
    if history is None:
        print("Changed, and not shown: what is said now is not known.")
        return 3
    if not history:
        print("Nothing is shown. That is not “no preference”: it may be withheld.")
        return 3
    if history[-1][1] is None:
        print("Something is said, in words that this program does not know.")
        return 3
    for use in USES:
        says, since = history[-1][1].get(use), None
        for said_at, uses in reversed(history):
            if uses is None or uses.get(use) != says:
                break
            since = said_at
        words = {"refuse": "refused", "allow": "allowed, if they may say so,"}.get(says)
        print(f"{use}: {words} since {utc(since)}" if words else f"{use}: nothing is said")
    return 0

def utc(seconds):
    return time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(seconds))

if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    try:
        sys.exit(main(*sys.argv[1:]))
    except Exception as error:  # Whatever is malformed proves nothing.
        print(f"Not valid: {error or type(error).__name__}")
        sys.exit(1)
