/** The context that a work's sealed private details are bound to. */
export const privateDetailsContext = (id: string): string => `works.private_details:${id}`;
