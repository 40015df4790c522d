package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math/big"
	"math/bits"
	"regexp"
	"strings"
)

// What a wallet signs of works that are registered together: docs/format.md, "Works registered together". Keccak-256 and
// secp256k1 are not in Go's standard library, so both are here.

var signedNames = regexp.MustCompile(`^(title|description|keywords|materialType|medium|categories|copyrightRelation|declaration|publication|supersedes|creatorName|(file|collaborator)\.[1-9][0-9]*)$`)

type batchSignature struct {
	signature, salt string
	claims, path    []string
	works, position float64
}

// checkWallet compares what the vectors say of each case with what this program finds.
func checkWallet(path string) {
	var vectors struct {
		Cases []struct {
			What, State string
			Claims      map[string]any
		}
	}
	must(json.Unmarshal([]byte(read(path)), &vectors), "vectors")
	seen := map[string]int{}
	for _, one := range vectors.Cases {
		if one.Claims["walletSignature"] != nil {
			continue // Of one record: this program leaves it out.
		}
		state := stateOfBatch(one.Claims)
		require(state == one.State, one.What+": "+state)
		seen[state]++
	}
	fmt.Printf("valid %d, incomplete %d, invalid %d, absent %d\n",
		seen["valid"], seen["incomplete"], seen["invalid"], seen["absent"])
}

func stateOfBatch(claims map[string]any) string {
	given, ok := readBatchSignature(claims["walletBatchSignature"])
	if !ok {
		return "absent"
	}
	covered, signed, withheld := map[string]bool{}, map[string]any{}, claims["walletAddress"] == nil
	for _, name := range given.claims {
		value, shown := claims[name]
		covered[name], signed[name], withheld = true, value, withheld || !shown
	}
	for name := range claims {
		if signedNames.MatchString(name) && !covered[name] {
			return "invalid"
		}
	}
	if withheld {
		return "incomplete"
	}
	root := rootOfBatch(given, sha256.Sum256(canonical(signed)))
	creatorName, _ := signed["creatorName"].(string)
	if root == nil || recoverAddress(hashOfBatch(creatorName, int64(given.works), root), given.signature) != claims["walletAddress"] {
		return "invalid"
	}
	return "valid"
}

func readBatchSignature(claim any) (given batchSignature, ok bool) {
	object, _ := claim.(map[string]any)
	var isText, isSalt, isWorks, isPosition, isClaims, isPath bool
	given.signature, isText = object["signature"].(string)
	given.salt, isSalt = object["salt"].(string)
	given.works, isWorks = object["works"].(float64)
	given.position, isPosition = object["position"].(float64)
	given.claims, isClaims = texts(object["claims"])
	given.path, isPath = texts(object["path"])
	return given, isText && isSalt && isWorks && isPosition && isClaims && isPath
}

func texts(value any) (all []string, ok bool) {
	list, ok := value.([]any)
	for _, one := range list {
		text, isText := one.(string)
		all, ok = append(all, text), ok && isText
	}
	return all, ok
}

// canonical is RFC 8785 for what a record has: Go sorts members by their bytes, and all names are ASCII.
func canonical(value any) []byte {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	must(encoder.Encode(value), "claims")
	return bytes.TrimSuffix(out.Bytes(), []byte("\n"))
}

// rootOfBatch is nil where salt, path, position and number don't fit.
func rootOfBatch(given batchSignature, content [32]byte) []byte {
	works, position := int64(given.works), int64(given.position)
	isWhole := float64(works) == given.works && float64(position) == given.position
	salt, notSalt := base64.RawURLEncoding.Strict().DecodeString(given.salt)
	if !isWhole || notSalt != nil || position < 0 || position >= works || len(salt) != 32 {
		return nil
	}
	leaf := hashOf([]byte{0}, []byte("colophon/batch/v1"), salt, content[:])
	path := given.path
	root := climb(leaf, position, works, &path)
	if len(path) != 0 {
		return nil
	}
	return root
}

// climb follows RFC 6962, 2.1.1 from the leaf up, and takes the hashes that it needs off the path.
func climb(leaf []byte, position, works int64, path *[]string) []byte {
	if works == 1 {
		return leaf
	}
	split := int64(1) << (bits.Len64(uint64(works-1)) - 1)
	isLeft := position < split
	var own []byte
	if isLeft {
		own = climb(leaf, position, split, path)
	} else {
		own = climb(leaf, position-split, works-split, path)
	}
	if own == nil || len(*path) == 0 {
		return nil
	}
	sibling, err := base64.RawURLEncoding.Strict().DecodeString((*path)[0])
	*path = (*path)[1:]
	if err != nil || len(sibling) != 32 {
		return nil
	}
	if isLeft {
		return hashOf([]byte{1}, own, sibling)
	}
	return hashOf([]byte{1}, sibling, own)
}

func hashOf(parts ...[]byte) []byte {
	sum := sha256.Sum256(bytes.Join(parts, nil))
	return sum[:]
}

// hashOfBatch is the hash of EIP-712 that the wallet's key signs.
func hashOfBatch(creatorName string, works int64, root []byte) []byte {
	text := func(of string) []byte { return keccak([]byte(of)) }
	domain := keccak(text("EIP712Domain(string name,string version)"), text("Colophon"), text("1"))
	count := make([]byte, 32)
	binary.BigEndian.PutUint64(count[24:], uint64(works))
	message := keccak(text("RegistrationBatch(string creatorName,uint256 works,bytes32 root)"), text(creatorName), count, root)
	return keccak([]byte{0x19, 1}, domain, message)
}

var (
	fieldPrime = integer("fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f")
	order      = integer("fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141")
	base       = point{integer("79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798"),
		integer("483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8")}
)

func integer(text string) *big.Int {
	value, _ := new(big.Int).SetString(text, 16)
	return value
}

// recoverAddress follows SEC 1, 4.1.6; "" for what is no signature in its one spelling.
func recoverAddress(hash []byte, signature string) string {
	if len(signature) != 132 || signature != strings.ToLower(signature) || signature[:2] != "0x" {
		return ""
	}
	raw, err := hex.DecodeString(signature[2:])
	if err != nil || raw[64] != 27 && raw[64] != 28 {
		return ""
	}
	r, s := new(big.Int).SetBytes(raw[:32]), new(big.Int).SetBytes(raw[32:64])
	half := new(big.Int).Rsh(order, 1)
	if r.Sign() == 0 || s.Sign() == 0 || r.Cmp(order) >= 0 || s.Cmp(half) > 0 {
		return ""
	}
	square := new(big.Int).Exp(r, big.NewInt(3), fieldPrime)
	y := new(big.Int).ModSqrt(square.Add(square, big.NewInt(7)).Mod(square, fieldPrime), fieldPrime)
	if y == nil {
		return ""
	}
	if y.Bit(0) != uint(raw[64]-27) {
		y.Sub(fieldPrime, y)
	}
	inverse := new(big.Int).ModInverse(r, order)
	u1 := new(big.Int).Mul(new(big.Int).Neg(new(big.Int).SetBytes(hash)), inverse)
	u2 := new(big.Int).Mul(s, inverse)
	key := add(multiply(base, u1.Mod(u1, order)), multiply(point{r, y}, u2.Mod(u2, order)))
	if key.x == nil {
		return ""
	}
	encoded := make([]byte, 64)
	key.x.FillBytes(encoded[:32])
	key.y.FillBytes(encoded[32:])
	return "0x" + hex.EncodeToString(keccak(encoded)[12:])
}

// point is of y² = x³ + 7; without x it is the one at infinity.
type point struct{ x, y *big.Int }

func multiply(of point, times *big.Int) (product point) {
	for i := times.BitLen() - 1; i >= 0; i-- {
		product = add(product, product)
		if times.Bit(i) == 1 {
			product = add(product, of)
		}
	}
	return product
}

func add(a, b point) point {
	if a.x == nil {
		return b
	}
	if b.x == nil {
		return a
	}
	rise, run := new(big.Int).Sub(b.y, a.y), new(big.Int).Sub(b.x, a.x)
	if run.Sign() == 0 {
		if rise.Sign() != 0 {
			return point{}
		}
		rise.Mul(a.x, a.x).Mul(rise, big.NewInt(3))
		run.Lsh(a.y, 1)
	}
	slope := rise.Mul(rise, run.ModInverse(run.Mod(run, fieldPrime), fieldPrime))
	x := new(big.Int).Mul(slope, slope)
	x.Sub(x, a.x).Sub(x, b.x).Mod(x, fieldPrime)
	y := new(big.Int).Sub(a.x, x)
	return point{x, y.Mul(y, slope).Sub(y, a.y).Mod(y, fieldPrime)}
}

// keccak is Keccak-256 as Ethereum has it: padded by 01, where SHA3-256 pads by 06.
func keccak(parts ...[]byte) []byte {
	const rate = 136
	message := append(bytes.Join(parts, nil), 1)
	message = append(message, make([]byte, (rate-len(message)%rate)%rate)...)
	message[len(message)-1] |= 0x80
	var state [25]uint64
	for ; len(message) > 0; message = message[rate:] {
		for i := 0; i < rate/8; i++ {
			state[i] ^= binary.LittleEndian.Uint64(message[8*i:])
		}
		permute(&state)
	}
	sum := make([]byte, 32)
	for i := 0; i < 4; i++ {
		binary.LittleEndian.PutUint64(sum[8*i:], state[i])
	}
	return sum
}

// permute is Keccak-f[1600] (FIPS 202, 3.3), whose round constants and offsets are computed as there.
func permute(a *[25]uint64) {
	register := uint8(1)
	for round := 0; round < 24; round++ {
		var columns [5]uint64
		for i, lane := range a {
			columns[i%5] ^= lane
		}
		for i := range a {
			a[i] ^= columns[(i+4)%5] ^ bits.RotateLeft64(columns[(i+1)%5], 1)
		}
		x, y, lane := 1, 0, a[1]
		for t := 0; t < 24; t++ {
			x, y = y, (2*x+3*y)%5
			lane, a[x+5*y] = a[x+5*y], bits.RotateLeft64(lane, (t+1)*(t+2)/2)
		}
		for row := 0; row < 25; row += 5 {
			var old [5]uint64
			copy(old[:], a[row:row+5])
			for i := range old {
				a[row+i] = old[i] ^ ^old[(i+1)%5]&old[(i+2)%5]
			}
		}
		for j := 0; j < 7; j++ {
			if register&1 == 1 {
				a[0] ^= 1 << (1<<j - 1)
			}
			carry := register >> 7
			register = register<<1 ^ carry*0x71
		}
	}
}
