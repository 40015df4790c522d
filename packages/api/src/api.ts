import { accountEndpoints } from "./accounts.ts";
import { batchEndpoints } from "./batches.ts";
import { certificateEndpoints } from "./certificates.ts";
import { depositEndpoints } from "./deposits.ts";
import { disputeEndpoints } from "./disputes.ts";
import { draftEndpoints } from "./drafts.ts";
import { invitationEndpoints } from "./invitations.ts";
import { letterEndpoints } from "./letters.ts";
import { linkEndpoints } from "./links.ts";
import { licenceEndpoints } from "./licences.ts";
import { logEndpoints } from "./log.ts";
import { operatorEndpoints } from "./operator.ts";
import { orderEndpoints } from "./orders.ts";
import { packEndpoints } from "./packs.ts";
import { personalDataEndpoints } from "./personal-data.ts";
import { portfolioEndpoints } from "./portfolio.ts";
import { profileEndpoints } from "./profiles.ts";
import { reportEndpoints } from "./reports.ts";
import { searchEndpoints } from "./search.ts";
import { secondFactorEndpoints } from "./second-factors.ts";
import { statementEndpoints } from "./statements.ts";
import { tokenEndpoints } from "./tokens.ts";
import { transferEndpoints } from "./transfers.ts";
import { usesLookUpEndpoints } from "./uses-look-up.ts";
import { walletEndpoints } from "./wallet.ts";
import { workEndpoints } from "./works.ts";
import { zipEndpoints } from "./zips.ts";

/** Every call of the API, by method and path. */
export const api = {
  ...accountEndpoints,
  ...secondFactorEndpoints,
  ...tokenEndpoints,
  ...profileEndpoints,
  ...linkEndpoints,
  ...letterEndpoints,
  ...personalDataEndpoints,
  ...workEndpoints,
  ...draftEndpoints,
  ...portfolioEndpoints,
  ...zipEndpoints,
  ...orderEndpoints,
  ...batchEndpoints,
  ...depositEndpoints,
  ...certificateEndpoints,
  ...usesLookUpEndpoints,
  ...packEndpoints,
  ...logEndpoints,
  ...walletEndpoints,
  ...searchEndpoints,
  ...statementEndpoints,
  ...transferEndpoints,
  ...disputeEndpoints,
  ...reportEndpoints,
  ...operatorEndpoints,
  ...invitationEndpoints,
  ...licenceEndpoints,
};
export type Api = typeof api;
