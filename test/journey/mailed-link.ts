import { until } from '../deep/fault/until.ts';
import type { App } from './app.ts';

/** The sealed text of a link of a kind that was mailed to an address, the newest, among other letters in any order. */
export async function mailedLink({ mailbox }: App, address: string, kind: 'captain' | 'record') {
  const link = new RegExp(`/${kind}/([^\\s/]+)\\s`);
  const found = async () =>
    (await mailbox.mailsTo(address)).flatMap(({ text }) => link.exec(`${text} `)?.[1] ?? []).at(-1);
  await until(async () => (await found()) !== undefined);
  return (await found()) ?? '';
}
