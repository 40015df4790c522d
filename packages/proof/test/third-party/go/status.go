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
	Consistency *consistency `json:"consistency"`
	// Of the log before, which has ended.
	Previous json.RawMessage `json:"previous"`
}

type consistency struct {
	From  int64    `json:"from"`
	Proof []string `json:"proof"`
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

// subject is the certificate that a status is about.
type subject struct {
	hash, salt []byte
	wallet     any
	index      int64
	bundleNote string
	previous   *previousLog
}

// place is the tree that a status proves its statements in, and its head.
type place struct {
	verifier note.Verifier
	tree     tlog.Tree
	root     hash
	time     uint64
}

// proven is a statement that the log has committed to under its number.
type proven struct {
	jwt, disclosures string
	content          statementPayload
}

// checkStatus goes through docs/format.md, "The status", for a bundle that checkBundle has accepted, and prints who said what,
// whether a value is withheld, and of when nobody knows. A certificate of the present log, or of one that has ended, whose
// statements the present log begins with. Which speaker may say what, wallets' signatures and disclosures' forms are left
// out; whether one is shown where the record names a wallet is not.
func checkStatus(statusPath, bundlePath, trustPath string) {
	given := parseStatus(read(statusPath))
	var certificate bundle
	readObject(read(bundlePath), "bundle", &certificate)
	var trusted trust
	readObject(read(trustPath), "trust", &trusted)
	about := openSubject(certificate, trusted)

	in := openPlace(given, about, trusted.Log.Vkey)
	ended, lost := carriedOver{}, []uint64{}
	after := int64(-1)
	if given.Previous == nil {
		require(given.Consistency != nil, "no consistency")
		checkContinues(given, about, in)
		after = about.index
	} else {
		ended = openCarried(parseStatus(string(given.Previous)), about, trusted, nil, 3)
		lost = append(lost, ended.lost...)
		lost = append(lost, lostInOthers(ended.logs, trusted.PreviousLogs)...)
	}
	statements := prove(given, about, in, after, trusted.Issuer.Keys, ended.statements)

	said, all := []string{}, []saying{}
	for _, statement := range statements {
		content := statement.content
		claims := checkDisclosures(content.Sd, statement.disclosures)
		all = append(all, saying{content.Kind, content.By, claims, len(content.Sd)})
		said = append(said, content.Kind+" by "+content.By)
	}
	for n := range all {
		require(about.wallet == nil || isSigned(all, n, about.wallet), "not signed by the wallet")
	}
	checkAbsence(given, about, in)

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

	summary, err := json.Marshal(map[string]any{"asOf": in.time, "said": said, "withheld": withheld, "lost": lost})
	must(err, "summary")
	fmt.Println(string(summary))
}

// parseStatus reads a status, whose last member is either of the two that say where it belongs.
func parseStatus(text string) (given status) {
	var members map[string]json.RawMessage
	readJSON(text, "status", &members)
	last := "consistency"
	if _, found := members["previous"]; found {
		last = "previous"
	}
	names := []string{"format", "about", "checkpoint", "head", "statements", "absence", "issuerKeys"}
	if members[last] != nil {
		names = append(names, last)
	}
	readObject(text, "status", &given, names...)
	require(given.Format == "colophon-status/v1", "format")
	return given
}

func openSubject(certificate bundle, trusted trust) subject {
	record, disclosures, _ := strings.Cut(certificate.SdJwt, "~")
	recordHash := sha256.Sum256([]byte(record))
	var content payload
	readObject(string(decode(strings.Split(record, ".")[1])), "record", &content)
	wallet := checkDisclosures(content.Sd, disclosures)["walletAddress"]
	index, _, bundleNote := parseProof(certificate.TlogProof)
	previous := findPrevious(certificate.Log, trusted.PreviousLogs)
	return subject{recordHash[:], decode(content.Salt), wallet, index, bundleNote, previous}
}

func openPlace(given status, about subject, vkey string) place {
	require(string(decode(given.About)) == string(about.hash), "another certificate")
	verifier, err := note.NewVerifier(vkey)
	must(err, "vkey")
	tree := openCheckpoint(given.Checkpoint, verifier)
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
	return place{verifier, tree, root, binary.BigEndian.Uint64(head[1:])}
}

func checkContinues(given status, about subject, in place) {
	older, newer := openCheckpoint(about.bundleNote, in.verifier), in.tree
	require(given.Consistency.From == older.N && in.tree.N > about.index, "consistency from another size")
	if older.N > newer.N {
		older, newer = newer, older
	}
	must(tlog.CheckTree(hashesOf(given.Consistency.Proof), newer.N, newer.Hash, older.N, older.Hash), "consistency")
}

// carriedOver is what was said in logs that have ended, and from when to when it is lost; the first log is the certificate's own.
type carriedOver struct {
	statements []proven
	lost       []uint64
	logs       []*previousLog
}

// openCarried judges the status of a log that has ended, with those before it, back to the certificate's own log. next is the
// log that began with its statements, if that has ended, too. One that does not lead back to the certificate's own log is refused.
func openCarried(given status, about subject, trusted trust, next *previousLog, most int) (found carriedOver) {
	own := about.previous
	require(own != nil && most > 0, "not of a log that has ended")
	ended := own
	if origin, _, _ := strings.Cut(given.Checkpoint, "\n"); origin != own.Origin {
		ended = findOrigin(origin, trusted.PreviousLogs, own)
	}
	require(next == nil || ended != next && ended.EndedAt <= next.EndedAt, "not of the log before")
	require((ended == own) == (given.Previous == nil), "not of the log before")
	in := openPlace(given, about, ended.Vkey)
	isKnown := ended.knows(in.tree)
	require(in.time <= uint64(ended.EndedAt), "not of the log before its end")
	after := int64(-1)
	if ended == own {
		require(in.tree.N > about.index, "not of the log before its end")
		isWithin := given.Consistency != nil && in.tree.N <= openCheckpoint(about.bundleNote, in.verifier).N
		if given.Consistency != nil {
			checkContinues(given, about, in)
		}
		require(isKnown || isWithin, "its place is not provable")
		after = about.index
	} else {
		require(isKnown && given.Consistency == nil, "its place is not provable")
		found = openCarried(parseStatus(string(given.Previous)), about, trusted, ended, most-1)
	}
	found.statements = prove(given, about, in, after, ended.IssuerKeys, found.statements)
	checkAbsence(given, about, in)
	if in.tree.N != ended.LastSize {
		found.lost = append(found.lost, in.time, uint64(ended.EndedAt))
	}
	found.logs = append(found.logs, ended)
	return found
}

// lostInOthers is said of logs that ended later than the certificate's own, and of which the status has nothing.
func lostInOthers(logs []*previousLog, all []previousLog) (lost []uint64) {
	for i := range all {
		until, from := all[i].EndedAt, int64(-1)
		for _, log := range logs {
			if log == &all[i] {
				from = -1
				break
			}
			if log.EndedAt <= until && log.EndedAt > from {
				from = log.EndedAt
			}
		}
		if from >= 0 {
			lost = append(lost, uint64(from), uint64(until))
		}
	}
	return lost
}

func findOrigin(origin string, logs []previousLog, otherwise *previousLog) *previousLog {
	for i := range logs {
		if logs[i].Origin == origin {
			return &logs[i]
		}
	}
	return otherwise
}

// knows says whether the trust itself states this head of a log that has ended.
func (ended previousLog) knows(tree tlog.Tree) bool {
	require(tree.N <= ended.LastSize, "the log has ended")
	for _, head := range append([]knownHead{{ended.LastSize, ended.LastRoot}}, ended.Heads...) {
		if head.Size == tree.N {
			require(head.Root == tree.Hash.String(), "another last head")
			return true
		}
	}
	return false
}

// prove goes through the statements in their order. The first are those that were carried over, by the keys of then.
func prove(given status, about subject, in place, after int64, keys []jwk, carried []proven) (found []proven) {
	require(len(given.Statements) >= len(carried), "a statement is not carried over")
	for n, statement := range given.Statements {
		require(statement.Index > after && statement.Index < in.tree.N-1, "out of order")
		after = statement.Index
		jwt, disclosures, _ := strings.Cut(statement.SdJwt, "~")
		value := hash(sha256.Sum256([]byte(jwt)))
		key := statementKey(about.salt, n)
		checkPlace(statement, bytes.Join([][]byte{{2}, key[:], value[:]}, nil), in.tree)
		must(verifyPrefix(key, &value, statement.PrefixProof, in.root), "not in the head")
		one := proven{jwt: jwt, disclosures: disclosures}
		if n < len(carried) {
			require(jwt == carried[n].jwt, "a statement is not carried over")
			one.content = carried[n].content
		} else {
			content, kid := checkStatement(jwt, keys)
			require(isLogged(kid, statement.Index, given.IssuerKeys, in.tree), "the key is not logged before")
			one.content = content
		}
		require(one.content.About == given.About, "about another certificate")
		found = append(found, one)
	}
	return found
}

func checkAbsence(given status, about subject, in place) {
	next := statementKey(about.salt, len(given.Statements))
	must(verifyPrefix(next, nil, given.Absence, in.root), "a later statement")
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
