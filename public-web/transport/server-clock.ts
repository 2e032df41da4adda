import { serverClock } from '../../domain/rule/time/server-clock.ts';

/** Clock of the server; a page that has heard nothing of it yet goes by the device. */
const clock = serverClock(
  () => performance.now(),
  () => Date.now(),
);

/** Returns the time of the server in milliseconds since 1970: it decides what is shown and recorded. */
export const serverNow = (): number => clock.now();

/** Reads the time of an answer of our server. */
export const hearTime = ({ headers }: Response): void => clock.hear(headers.get('date'));
