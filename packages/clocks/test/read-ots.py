"""Reads a .ots file from the standard input with python-opentimestamps, and says where it leads."""
import json
import sys

from opentimestamps.core.notary import BitcoinBlockHeaderAttestation, PendingAttestation
from opentimestamps.core.serialize import BytesDeserializationContext, BytesSerializationContext
from opentimestamps.core.timestamp import DetachedTimestampFile

given = sys.stdin.buffer.read()
proof = DetachedTimestampFile.deserialize(BytesDeserializationContext(given))


def name(attestation):
    if isinstance(attestation, BitcoinBlockHeaderAttestation):
        return "bitcoin %d" % attestation.height
    if isinstance(attestation, PendingAttestation):
        return "pending " + attestation.uri
    return "unknown"


written = BytesSerializationContext()
proof.serialize(written)
found = [[name(attestation), message.hex()] for message, attestation in proof.timestamp.all_attestations()]
print(json.dumps({"digest": proof.file_digest.hex(), "found": found, "same": written.getbytes() == given}))
