/**
 * Translates the server's own terms, such as a round, the origin of a team, a field without a name or the criterion of a rank. The server
 * sends them in English, so this build returns them unchanged.
 */
export const translateTerm = (text: string): string => text;
