/** Whether Postgres takes a text as a UUID in the spelling that it writes itself; any other spelling names nothing. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
