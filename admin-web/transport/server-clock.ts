import { serverClock } from '../../domain/rule/time/server-clock.ts';

const clock = serverClock(() => performance.now(), Date.now);

/** Takes the time of an answer. */
export const hearTime = (headers: Headers): void => clock.hear(headers.get('date'));

/** Returns the time of the server, by which the office counts, whatever the clock of the device says. */
export const serverNow = (): Date => new Date(clock.now());
