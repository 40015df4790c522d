import type { Certificate, OwnWork, User } from "@colophon/api";
import { categories, copyrightRelations, intendedMedia, materialTypes } from "@colophon/api";
import { draftOf, known } from "./another-like.ts";
import type { Draft } from "./draft.ts";

/**
 * A draft with a registered work's current details, to replace it. Under the same name, because the two certificates are
 * publicly linked.
 */
export function newerVersionOf(work: OwnWork, certificate: Certificate, user: User): Draft {
  const { fields, id: workId, certificateId } = work;
  const { publication } = fields;
  const draft = draftOf(certificate, user, work.sharedPublicly);
  return {
    ...draft,
    aiUse: work.aiUse,
    listUses: work.listUses,
    supersedes: { workId, certificateId, title: fields.title },
    materialDetails: {
      ...draft.materialDetails,
      title: fields.title,
      description: fields.description,
      keywords: fields.keywords.join(", "),
      categories: categories.filter((one) => fields.categories.includes(one)),
      materialType: known(materialTypes, fields.materialType),
      intendedMedium: known(intendedMedia, fields.medium),
      copyrightRelation: known(copyrightRelations, fields.copyrightRelation),
      isPublished: publication !== null,
      publicationDate: publication?.date ?? "",
      publicationCity: publication?.city ?? "",
      publicationProvince: publication?.province ?? "",
    },
  };
}
