"""What `ots --no-bitcoin verify FILE.ots` does, with python-opentimestamps: FILE's digest, and where it leads."""
import sys

from opentimestamps.core.notary import BitcoinBlockHeaderAttestation, PendingAttestation
from opentimestamps.core.serialize import StreamDeserializationContext
from opentimestamps.core.timestamp import DetachedTimestampFile

name = sys.argv[1]
with open(name, "rb") as given:
    proof = DetachedTimestampFile.deserialize(StreamDeserializationContext(given))
with open(name[: -len(".ots")], "rb") as about:
    if proof.file_hash_op.hash_fd(about) != proof.file_digest:
        sys.exit("File does not match original!")
for message, attestation in proof.timestamp.all_attestations():
    if isinstance(attestation, BitcoinBlockHeaderAttestation):
        print("block %d has merkleroot %s" % (attestation.height, message[::-1].hex()))
    elif isinstance(attestation, PendingAttestation):
        print("pending %s" % attestation.uri)
