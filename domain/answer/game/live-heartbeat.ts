/** How often everybody who follows live is told that the line stands, where nothing else is to be told; in milliseconds. */
export const liveHeartbeat = 15_000;
