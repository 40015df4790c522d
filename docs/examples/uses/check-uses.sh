#!/bin/sh
# What machines may do with a file: asks a registry, and checks its answer with colophon-verify, which needs no network then.
#
#     check-uses.sh REGISTRY TRUST FILE
#
# TRUST is the registry's /.well-known/colophon-trust.json, which you have from before. Needs curl, jq and sha256sum.
# Ends with 1 if a certificate isn't valid, 2 if one can't be checked, 3 if nobody says anything about the file.
set -eu
registry=$1 trust=$2 file=$3
verify=${COLOPHON_VERIFY:-colophon-verify}
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

sha256=$(sha256sum "$file" | cut -c 1-64)
curl -sSf "$registry/api/uses?sha256=$sha256" >"$folder/answer.json"

# What the registry makes of all who registered the file. An allow is never among it.
jq -r '.files[] | .combined | to_entries[] | "\(.key): \(.value.says)"' "$folder/answer.json"

result=3
for id in $(jq -r '.files[].certificates[].certificateId' "$folder/answer.json"); do
  curl -sSf "$registry/api/certificates/$id/bundle" >"$folder/$id.colophon.json"
  curl -sSf "$registry/api/certificates/$id/status" >"$folder/$id.status.json"
  # From here on offline: it says since when something is refused, and never takes an older word for the last one.
  code=0
  $verify "$file" --bundle "$folder/$id.colophon.json" --status "$folder/$id.status.json" --trust "$trust" || code=$?
  if [ "$result" -eq 3 ] || { [ "$code" -ne 0 ] && [ "$result" -ne 1 ]; }; then result=$code; fi
done
exit "$result"
