package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"regexp"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type status struct {
	Format     string          `json:"format"`
	About      string          `json:"about"`
	Checkpoint string          `json:"checkpoint"`
	Head       json.RawMessage `json:"head"`
	Statements []logged        `json:"statements"`
	Absence    json.RawMessage `json:"absence"`
	IssuerKeys []logged        `json:"issuerKeys"`
	// From the bundle's tree to the checkpoint's.
	Consistency struct {
		From  int64    `json:"from"`
		Proof []string `json:"proof"`
	} `json:"consistency"`
}

type logged struct {
	SdJwt       string          `json:"sdJwt"`
	Jwks        string          `json:"jwks"`
	Index       int64           `json:"index"`
	Proof       []string        `json:"proof"`
	PrefixProof json.RawMessage `json:"prefixProof"`
}

type statementPayload struct {
	payload
	About string `json:"about"`
	Kind  string `json:"kind"`
	By    string `json:"by"`
}

var statementType = regexp.MustCompile(`/credentials/statement/v1$`)

// checkStatus goes through docs/format.md, "The status", for a bundle of the present log that checkBundle has accepted, and
// prints who said what, and whether a value is withheld. Which speaker may say what, wallets' signatures and disclosures'
// forms are left out; whether one is shown where the record names a wallet is not.
func checkStatus(statusPath, bundlePath, trustPath string) {
	var given status
	readObject(read(statusPath), "status", &given,
		"format", "about", "checkpoint", "head", "statements", "absence", "issuerKeys", "consistency")
	require(given.Format == "colophon-status/v1", "format")
	var certificate bundle
	readObject(read(bundlePath), "bundle", &certificate)
	var trusted trust
	readObject(read(trustPath), "trust", &trusted)

	record, recordDisclosures, _ := strings.Cut(certificate.SdJwt, "~")
	recordHash := sha256.Sum256([]byte(record))
	require(string(decode(given.About)) == string(recordHash[:]), "another certificate")
	var about payload
	readObject(string(decode(strings.Split(record, ".")[1])), "record", &about)
	salt := decode(about.Salt)
	wallet := checkDisclosures(about.Sd, recordDisclosures)["walletAddress"]

	verifier, err := note.NewVerifier(trusted.Log.Vkey)
	must(err, "vkey")
	tree := openCheckpoint(given.Checkpoint, verifier)
	recordIndex, _, bundleNote := parseProof(certificate.TlogProof)
	older, newer := openCheckpoint(bundleNote, verifier), tree
	require(given.Consistency.From == older.N && tree.N > recordIndex, "consistency from another size")
	if older.N > newer.N {
		older, newer = newer, older
	}
	must(tlog.CheckTree(hashesOf(given.Consistency.Proof), newer.N, newer.Hash, older.N, older.Hash), "consistency")

	var headProof struct {
		Entry string
		Proof []string
	}
	readObject(string(given.Head), "head", &headProof, "entry", "proof")
	head := decode(headProof.Entry)
	require(len(head) == 49 && head[0] == 4, "not a head")
	must(tlog.CheckRecord(hashesOf(headProof.Proof), tree.N, tree.Hash, tree.N-1, tlog.RecordHash(head)), "not closed")
	var root hash
	copy(root[:], head[17:])

	said, all := []string{}, []saying{}
	after := recordIndex
	for n, statement := range given.Statements {
		require(statement.Index > after && statement.Index < tree.N-1, "out of order")
		after = statement.Index
		jwt, disclosures, _ := strings.Cut(statement.SdJwt, "~")
		value := hash(sha256.Sum256([]byte(jwt)))
		key := statementKey(salt, n)
		entry := bytes.Join([][]byte{{2}, key[:], value[:]}, nil)
		checkPlace(statement, entry, tree)
		must(verifyPrefix(key, &value, statement.PrefixProof, root), "not in the head")

		content, kid := checkStatement(jwt, trusted.Issuer.Keys)
		require(content.About == given.About, "about another certificate")
		require(isLogged(kid, statement.Index, given.IssuerKeys, tree), "the key is not logged before")
		claims := checkDisclosures(content.Sd, disclosures)
		all = append(all, saying{content.Kind, content.By, claims, len(content.Sd)})
		said = append(said, content.Kind+" by "+content.By)
	}
	for n := range all {
		require(wallet == nil || isSigned(all, n, wallet), "not signed by the wallet")
	}
	must(verifyPrefix(statementKey(salt, len(given.Statements)), nil, given.Absence, root), "a later statement")

	withheld := "nothing"
	for n, one := range all {
		require(!one.mayHide("decides"), "something that decides is not shown")
		if one.mayHide("replaces") && withheld != "a value" {
			withheld = "a value"
			if isAccountedFor(all, n) {
				withheld = "a value, and why"
			}
		}
	}

	summary, err := json.Marshal(map[string]any{
		"asOf": binary.BigEndian.Uint64(head[1:]), "said": said, "withheld": withheld,
	})
	must(err, "summary")
	fmt.Println(string(summary))
}

type saying struct {
	kind, by string
	claims   map[string]any
	fields   int
}

var weights = map[string]string{
	"collaborator": "decides", "dispute": "decides", "transfer": "decides", "certificate": "decides", "ground": "decides",
	"aiUse": "decides", "to": "replaces", "fields": "replaces",
}

// fieldsOf are the disclosures of each kind that are more than words.
var fieldsOf = map[string][]string{
	"corrected": {"fields"}, "superseded": {"certificate"}, "confirmed": {"collaborator"}, "declined": {"collaborator"},
	"transferred": {"to"}, "disputed": {"certificate"}, "answered": {"dispute"}, "settled": {"dispute"}, "noted": {"ground"},
	"blocked": {"ground"}, "unblocked": {"ground"}, "ai_use": {"aiUse"}, "erased": {"collaborator", "transfer"},
}

// mayHide says whether something that is withheld may be a disclosure of this weight.
func (one saying) mayHide(weight string) bool {
	withheld := one.fields - len(one.claims)
	switch one.kind {
	case "disputed", "noted", "blocked", "unblocked":
		if one.claims["text"] == nil {
			withheld--
		}
	}
	for _, name := range fieldsOf[one.kind] {
		if withheld > 0 && weights[name] == weight && one.claims[name] == nil {
			return true
		}
	}
	return false
}

// isAccountedFor says whether a block or an erasure says why what a statement said is not shown.
func isAccountedFor(all []saying, n int) bool {
	blocked, transfer := false, -1
	for at, one := range all {
		if one.kind == "blocked" || one.kind == "unblocked" {
			blocked = one.kind == "blocked"
		}
		if one.kind == "transferred" && at < n {
			transfer = at
		}
	}
	if blocked {
		return true
	}
	for _, later := range all[n+1:] {
		if later.kind != "erased" || len(later.claims) != later.fields {
			continue
		}
		of, named := later.claims["transfer"]
		if later.fields == 0 && all[n].by == "registrant" ||
			later.fields == 1 && named && (all[n].kind == "transferred" && of == float64(n) ||
				all[n].by == "successor" && of == float64(transfer)) {
			return true
		}
	}
	return false
}

// isSigned says whether a statement shows the signature of the record's wallet, where it has to: it is the registrant's, and
// not one that shows only what decides, and of which a block or an erasure says why.
func isSigned(all []saying, n int, wallet any) bool {
	one := all[n]
	if one.by != "registrant" || one.claims["walletSignature"] != nil && one.claims["walletAddress"] == wallet {
		return true
	}
	for name := range one.claims {
		if weights[name] != "decides" {
			return false
		}
	}
	return isAccountedFor(all, n)
}

func checkStatement(jwt string, keys []jwk) (content statementPayload, kid string) {
	parts, kid := checkJws(jwt, keys)
	readObject(parts, "statement", &content, "iss", "iat", "vct", "about", "kind", "by", "_sd_alg", "_sd", "salt")
	require(statementType.MatchString(content.Vct), "not a statement")
	checkCommon(content.payload)
	return content, kid
}

// isLogged looks for the key in a set that is in the log before index.
func isLogged(kid string, index int64, sets []logged, tree tlog.Tree) bool {
	for _, set := range sets {
		jwksHash := sha256.Sum256([]byte(set.Jwks))
		checkPlace(set, append([]byte{3}, jwksHash[:]...), tree)
		var keySet struct {
			Keys []jwk `json:"keys"`
		}
		readObject(set.Jwks, "jwks", &keySet)
		if set.Index < index && find(keySet.Keys, kid) != nil {
			return true
		}
	}
	return false
}

func checkPlace(of logged, entry []byte, tree tlog.Tree) {
	must(tlog.CheckRecord(hashesOf(of.Proof), tree.N, tree.Hash, of.Index, tlog.RecordHash(entry)), "inclusion")
}

// statementKey is K.
func statementKey(salt []byte, n int) hash {
	number := binary.BigEndian.AppendUint32(nil, uint32(n))
	return sha256.Sum256(bytes.Join([][]byte{[]byte("colophon/statement/v1"), salt, number}, nil))
}

func hashesOf(texts []string) []tlog.Hash {
	var found []tlog.Hash
	for _, text := range texts {
		raw, err := base64.RawURLEncoding.Strict().DecodeString(text)
		require(err == nil && len(raw) == 32, "not a hash")
		found = append(found, tlog.Hash(*(*[32]byte)(raw)))
	}
	return found
}
