/** Interval of heartbeats to live followers while there is no other event, in milliseconds. */
export const liveHeartbeat = 15_000;
