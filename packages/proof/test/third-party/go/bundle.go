package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math/big"
	"regexp"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type bundle struct {
	Format          string   `json:"format"`
	SdJwt           string   `json:"sdJwt"`
	TlogProof       string   `json:"tlogProof"`
	Anchors         []anchor `json:"anchors"`
	IssuerJwks      string   `json:"issuerJwks"`
	IssuerKeysProof string   `json:"issuerKeysProof"`
	Log             logKey   `json:"log"`
}

type anchor struct {
	ChainID   int64  `json:"chainId"`
	Contract  string `json:"contract"`
	Sender    string `json:"sender"`
	Size      int64  `json:"size"`
	Root      string `json:"root"`
	BlockTime int64  `json:"blockTime"`
}

type logKey struct {
	Origin string `json:"origin"`
	Vkey   string `json:"vkey"`
}

type jwk struct {
	Kty string `json:"kty"`
	Crv string `json:"crv"`
	X   string `json:"x"`
	Y   string `json:"y"`
}

type trust struct {
	Log          logKey        `json:"log"`
	PreviousLogs []previousLog `json:"previousLogs"`
	Issuer       struct {
		Keys []jwk `json:"keys"`
	} `json:"issuer"`
	Anchors []anchor `json:"anchors"`
}

type previousLog struct {
	logKey
	LastSize   int64  `json:"lastSize"`
	LastRoot   string `json:"lastRoot"`
	EndedAt    int64  `json:"endedAt"`
	IssuerKeys []jwk  `json:"issuerKeys"`
	// Others that the trust states: those of the backup that the next log began with.
	Heads []knownHead `json:"heads"`
}

type knownHead struct {
	Size int64  `json:"size"`
	Root string `json:"root"`
}

// checkBundle goes through checks 1 to 6 of docs/format.md, and the offline part of 7, prints what the bundle shows, and returns its claims.
// Of a previous log it accepts the last head, and those before it with an anchor from before the end.
func checkBundle(bundlePath, trustPath string) map[string]any {
	file := read(bundlePath)
	require(len(file) <= 1<<20 && !strings.Contains(file, "%PDF-"), "bundle: too long, or a PDF")
	var given bundle
	readObject(file, "bundle", &given, "format", "sdJwt", "tlogProof", "anchors", "issuerJwks", "issuerKeysProof", "log")
	require(given.Format == "colophon-bundle/v1", "format")
	var trusted trust
	readObject(read(trustPath), "trust", &trusted)

	named, issuerKeys := trusted.Log, trusted.Issuer.Keys
	previous := findPrevious(given.Log, trusted.PreviousLogs)
	if previous != nil {
		named, issuerKeys = previous.logKey, previous.IssuerKeys
	}

	record, disclosures, _ := strings.Cut(given.SdJwt, "~")
	payload, kid := checkSignature(record, issuerKeys)
	claims := checkDisclosures(payload.Sd, disclosures)
	require(stateOfBatch(claims) != "invalid", "the wallet's signature for several works is wrong")

	verifier, err := note.NewVerifier(named.Vkey)
	must(err, "vkey")
	recordHash := sha256.Sum256([]byte(record))
	index, tree := checkLeaf(given.TlogProof, append([]byte{1}, recordHash[:]...), verifier)
	keysHash := sha256.Sum256([]byte(given.IssuerJwks))
	keysIndex, keysTree := checkLeaf(given.IssuerKeysProof, append([]byte{3}, keysHash[:]...), verifier)
	require(keysIndex < index && keysTree == tree, "the key set is not before the record in the same tree")
	var keySet struct {
		Keys []jwk `json:"keys"`
	}
	readObject(given.IssuerJwks, "issuerJwks", &keySet)
	require(find(keySet.Keys, kid) != nil, "the record's key is not in the logged key set")

	for _, anchor := range given.Anchors {
		root, err := hex.DecodeString(strings.TrimPrefix(anchor.Root, "0x"))
		must(err, "root")
		require(anchor.Size == tree.N && string(root) == string(tree.Hash[:]), "anchor of another checkpoint")
		require(isTrusted(anchor, trusted.Anchors), "anchor by an unknown sender")
	}
	if previous != nil {
		checkEnd(previous, tree, given.Anchors)
	}

	shown := map[string]any{"certificateId": payload.Jti, "index": index, "size": tree.N, "claims": claims}
	if isStatedLate(payload.Iat, given.Anchors) {
		shown["isStatedLate"] = true
	}
	summary, err := json.Marshal(shown)
	must(err, "summary")
	fmt.Println(string(summary))
	return claims
}

// isStatedLate compares the record's time with the earliest block of a chain that isn't for development.
func isStatedLate(iat int64, anchors []anchor) bool {
	for _, anchor := range anchors {
		if anchor.ChainID != 31337 && iat > anchor.BlockTime+60 {
			return true
		}
	}
	return false
}

type payload struct {
	Iss   string   `json:"iss"`
	Iat   int64    `json:"iat"`
	Vct   string   `json:"vct"`
	Jti   string   `json:"jti"`
	SdAlg string   `json:"_sd_alg"`
	Sd    []string `json:"_sd"`
	Salt  string   `json:"salt"`
}

var (
	certificateID = regexp.MustCompile(`^RSF-[0-9A-HJKMNP-TV-Z]{9}$`)
	address       = regexp.MustCompile(`^https?://([\w.-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?(/[\w.~!$&'()*+,;=:@%/-]*)?$`)
)

// checkPayload is the form of what is always visible.
func checkPayload(given payload) {
	checkCommon(given)
	require(certificateID.MatchString(given.Jti), "certificate id")
}

// checkCommon is what records and statements have in common.
func checkCommon(given payload) {
	require(address.MatchString(given.Iss) && address.MatchString(given.Vct) && given.Iat >= 0, "payload")
	require(given.SdAlg == "sha-256" && len(decode(given.Salt)) == 32, "payload")
	for i, digest := range given.Sd {
		require(len(decode(digest)) == 32 && (i == 0 || given.Sd[i-1] < digest), "digests")
	}
}

// checkSignature opens a record.
func checkSignature(record string, keys []jwk) (content payload, kid string) {
	text, kid := checkJws(record, keys)
	readObject(text, "payload", &content, "iss", "iat", "vct", "jti", "_sd_alg", "_sd", "salt")
	checkPayload(content)
	return content, kid
}

// checkJws is JWS with ES256 (RFC 7515, RFC 7518 section 3.4) by a trusted key; it gives the payload's text.
func checkJws(record string, keys []jwk) (text, kid string) {
	parts := strings.Split(record, ".")
	require(len(parts) == 3, "not a JWT")
	var header struct{ Alg, Typ, Kid string }
	readObject(string(decode(parts[0])), "header", &header, "alg", "typ", "kid")
	require(header.Alg == "ES256" && header.Typ == "dc+sd-jwt", "header")
	key := find(keys, header.Kid)
	require(key != nil, "unknown issuer key")
	signature := decode(parts[2])
	require(len(signature) == 64, "signature length")
	digest := sha256.Sum256([]byte(parts[0] + "." + parts[1]))
	r, s := new(big.Int).SetBytes(signature[:32]), new(big.Int).SetBytes(signature[32:])
	require(ecdsa.Verify(key, digest[:], r, s), "record signature")
	return string(decode(parts[1])), header.Kid
}

// checkDisclosures finds the digest of each disclosure in the signed list, once (RFC 9901).
func checkDisclosures(digests []string, disclosures string) map[string]any {
	claims := map[string]any{}
	require(disclosures == "" || strings.HasSuffix(disclosures, "~"), "key binding")
	for _, disclosure := range strings.Split(strings.TrimSuffix(disclosures, "~"), "~") {
		if disclosure == "" {
			continue
		}
		sum := sha256.Sum256([]byte(disclosure))
		found := 0
		for _, digest := range digests {
			if digest == base64.RawURLEncoding.EncodeToString(sum[:]) {
				found++
			}
		}
		require(found == 1, "unreferenced disclosure")
		var parts []any
		readJSON(string(decode(disclosure)), "disclosure", &parts)
		require(len(parts) == 3 && len(decode(parts[0].(string))) == 16, "disclosure")
		name := parts[1].(string)
		require(name != "" && claims[name] == nil, "disclosure")
		claims[name] = parts[2]
	}
	return claims
}

func checkLeaf(proofText string, entry []byte, verifier note.Verifier) (int64, tlog.Tree) {
	index, proof, checkpoint := parseProof(proofText)
	tree := openCheckpoint(checkpoint, verifier)
	must(tlog.CheckRecord(proof, tree.N, tree.Hash, index, tlog.RecordHash(entry)), "inclusion")
	return index, tree
}

// checkEnd refuses what the log did not hold when it ended.
func checkEnd(log *previousLog, tree tlog.Tree, anchors []anchor) {
	if log.knows(tree) {
		return
	}
	require(len(anchors) > 0, "nothing shows that the log had this head")
	for _, anchor := range anchors {
		require(anchor.BlockTime <= log.EndedAt, "an anchor after the end")
	}
}

func findPrevious(named logKey, logs []previousLog) *previousLog {
	for i := range logs {
		if logs[i].logKey == named {
			return &logs[i]
		}
	}
	return nil
}

// find looks a key up by its RFC 7638 thumbprint.
func find(keys []jwk, kid string) *ecdsa.PublicKey {
	for _, key := range keys {
		canonical := fmt.Sprintf(`{"crv":"%s","kty":"%s","x":"%s","y":"%s"}`, key.Crv, key.Kty, key.X, key.Y)
		sum := sha256.Sum256([]byte(canonical))
		if base64.RawURLEncoding.EncodeToString(sum[:]) == kid {
			x, y := decode(key.X), decode(key.Y)
			require(len(x) == 32 && len(y) == 32, "key")
			return &ecdsa.PublicKey{Curve: elliptic.P256(), X: new(big.Int).SetBytes(x), Y: new(big.Int).SetBytes(y)}
		}
	}
	return nil
}

func isTrusted(given anchor, trusted []anchor) bool {
	for _, known := range trusted {
		if given.ChainID == known.ChainID && given.Contract == known.Contract && given.Sender == known.Sender {
			return true
		}
	}
	return false
}

func decode(text string) []byte {
	data, err := base64.RawURLEncoding.Strict().DecodeString(text)
	must(err, "base64url")
	return data
}
