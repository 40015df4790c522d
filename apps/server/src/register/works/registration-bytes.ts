/** A registration of a thousand files with long names, and of all else that a form has. */
export const registrationBytes = 1024 * 1024;
