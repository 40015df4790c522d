import type { RegisterContext } from "./register-work.ts";
import type { RegistrationPayments } from "./registration-payments.ts";
import type { RegistrationQuota } from "./registration-quota.ts";

/** What the routes that register works need, one by one or as a batch. */
export interface RegistrationRoutesContext extends RegisterContext {
  /** Undefined while RATE_LIMITS is off. */
  quota?: RegistrationQuota | undefined;
  /** Undefined if registering is free. */
  payments?: RegistrationPayments;
}
