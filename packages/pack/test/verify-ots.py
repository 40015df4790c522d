"""What `ots --no-bitcoin verify [-d DIGEST] FILE.ots` does, with python-opentimestamps: the digest, and where it leads."""
import sys

from opentimestamps.core.notary import BitcoinBlockHeaderAttestation, PendingAttestation
from opentimestamps.core.serialize import StreamDeserializationContext
from opentimestamps.core.timestamp import DetachedTimestampFile

name = sys.argv[-1]
with open(name, "rb") as given:
    proof = DetachedTimestampFile.deserialize(StreamDeserializationContext(given))
if "-d" in sys.argv:
    if bytes.fromhex(sys.argv[sys.argv.index("-d") + 1]) != proof.file_digest:
        sys.exit("Digest provided does not match digest in timestamp")
else:
    with open(name[: -len(".ots")], "rb") as about:
        if proof.file_hash_op.hash_fd(about) != proof.file_digest:
            sys.exit("File does not match original!")
for message, attestation in proof.timestamp.all_attestations():
    if isinstance(attestation, BitcoinBlockHeaderAttestation):
        print("block %d has merkleroot %s" % (attestation.height, message[::-1].hex()))
    elif isinstance(attestation, PendingAttestation):
        print("pending %s" % attestation.uri)
