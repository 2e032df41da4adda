// @ts-check
// Stand-in for a push service in a process of its own: creates browsers, and reports when all of them have a message.
import process from 'node:process';
import { openPushService } from '../../test/harness/push-service.mjs';

const service = await openPushService();
/** @type {number[]} */
let times = [];
let wanted = 0;
service.onTaken(({ at }) => {
  times.push(at);
  service.taken.length = 0;
  if (times.length === wanted) process.send?.({ times, refused: service.refused });
});
process.on('message', (/** @type {{ browsers?: number, wanted?: number }} */ asked) => {
  if (asked.browsers !== undefined)
    process.send?.({ browsers: Array.from({ length: asked.browsers }, () => service.subscribe()) });
  if (asked.wanted !== undefined) [times, wanted] = [[], asked.wanted];
});
process.send?.({ origin: service.origin, certificate: service.certificate });
