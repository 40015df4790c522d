import { type Creator, shownFields } from "@colophon/api";
import { imageUrl } from "../accounts/image-url.ts";
import { AppError } from "../../base/errors.ts";
import { listPublicLinks } from "../links/links.ts";
import { listAliases } from "./alias-store.ts";
import { listListedWorks } from "./creator-store.ts";
import { findProfile } from "./profile-store.ts";
import type { ProfileContext } from "./read-profile.ts";
import { openSelfIdentification } from "./self-identification.ts";

const worksAtOnce = 100;

/** The fields that a `selective` profile omits. */
const hidden = {
  professional_title: "",
  bio: "",
  website_url: "",
  aliases: [],
  selfIdentification: {},
  links: [],
};

/**
 * A creator as others may see them; the owner sees a private profile, too, as if it were public. Where aliases are
 * hidden, so are works registered under them: the list would reveal whose they are.
 */
export async function readCreator(
  { db, keys }: ProfileContext,
  id: string,
  { isOwner, after }: { isOwner: boolean; after?: string | undefined },
): Promise<Creator> {
  const row = await findProfile(db, id);
  if (row === undefined || (row.visibility === "private" && !isOwner)) throw new AppError("not_found");
  const selective = row.visibility === "selective";
  const [works, aliases, links] = await Promise.all([
    listListedWorks(db, id, { after, max: worksAtOnce + 1, withAliases: !selective }),
    selective ? [] : listAliases(db, id),
    selective ? [] : listPublicLinks(db, id),
  ]);
  const { professional_title, bio, website_url } = row;
  const selfIdentification = openSelfIdentification(keys, row.self_identification, id);
  return {
    id,
    name: row.full_name,
    profile_visibility: row.visibility,
    profile_image_url: row.image && imageUrl(row.image),
    works: works.slice(0, worksAtOnce),
    hasMoreWorks: works.length > worksAtOnce,
    ...(selective
      ? hidden
      : {
          professional_title,
          bio,
          website_url,
          aliases: aliases.toSorted((a, b) => Number(b.primary) - Number(a.primary)).map(({ name }) => name),
          selfIdentification: shownFields(selfIdentification, "public"),
          links,
        }),
  };
}
