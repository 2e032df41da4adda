// @ts-check
// Sends the same request to one or several processes, and reports the answers per second and the processor time used here.
import { cpuUsage } from 'node:process';
import { requestsPerSecond } from './load.mjs';

process.on(
  'message',
  async (/** @type {{ ports: number[], path: string, milliseconds: number, connections: number }} */ asked) => {
    const { ports, path, ...how } = asked;
    const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;
    const before = cpuUsage();
    const answered = await Promise.all(ports.map((port) => requestsPerSecond(port, request, how)));
    const { user, system } = cpuUsage(before);
    process.send?.({ perSecond: answered.reduce((sum, one) => sum + one, 0), cpuSeconds: (user + system) / 1e6 });
  },
);
process.once('disconnect', () => process.exit(0));
