import type { Given, Needs } from '../../port/ports.ts';
import type { Answers } from '../../rule/form/form.ts';
import { said } from '../../rule/language/sentence.ts';
import { type Letter, once, paragraph } from '../../rule/mail/letter.ts';
import { greetReader } from '../../rule/player/letter-reader.ts';
import type { Player } from '../../rule/player/player.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import { listInWords } from '../../rule/time/eastern-words.ts';
import { signersAddress } from '../../rule/waiver/waiver.ts';
import { type RecordLink, recordLink, recordLinkDays, recordLinkEnded } from '../mail/record-link.ts';
import { addressMark } from '../waiver/waiver-link.ts';
import type { recordLinkRequest } from './record-forms.ts';
import { childrenOf, type ProvedSigner, type SignerPorts } from './signer.ts';

/** Mails the signer of a mailbox the link to the records of the children, at most once an hour; for an unknown address it does nothing, without telling. */
export async function mailRecordLink(
  given: Given<'players' | 'seal'>,
  { email: address }: Answers<typeof recordLinkRequest>,
): Promise<void> {
  const now = given.clock.now();
  const [first, ...others] = await childrenOf(given, address, now);
  if (first === undefined) return;
  if ((await given.outbox.post(recordLinkLetter(given, [first, ...others], now))) !== 'written') return;
  for (const { id } of [first, ...others])
    await given.audit.note({ thing: 'player', recordId: id, what: 'record link mailed' });
}

/** Writes the letter with the link. */
export function recordLinkLetter(
  ports: Needs<'links' | 'seal'>,
  children: readonly [Player, ...Player[]],
  now: Date,
): Letter {
  const { language } = children[0];
  const to = signersAddress(children[0], easternYear(now));
  return {
    ...once('record-link', addressMark(ports.seal, children[0], now), now.toISOString().slice(0, 13)),
    to,
    language,
    subject: 'What we keep about your family',
    parts: [
      greetReader(children[0], to),
      paragraph(
        said('This link opens the page with everything we keep about {names}.', {
          names: listInWords(
            children.map(({ name }) => name),
            language,
          ),
        }),
      ),
      recordLink(ports, children, now),
      paragraph(
        said(
          'The link is yours alone and works for {days} days. Please do not forward it. If you did not ask for it, nothing has happened and you need not do anything.',
          { days: recordLinkDays },
        ),
      ),
    ],
  };
}

/** Signer behind a link, with the player whose record is shown first. */
interface OpenedRecordLink extends ProvedSigner {
  readonly playerId: number;
}

/** Opens a record link. Following it proves that the mail was read, so its address is confirmed. */
export async function openRecordLink(
  given: SignerPorts & Given<'mailboxes'>,
  link: RecordLink,
): Promise<OpenedRecordLink> {
  const now = given.clock.now();
  for (const playerId of link.playerIds) {
    const player = await given.players.find(playerId);
    if (player === undefined || addressMark(given.seal, player, now) !== link.addressMark) continue;
    const address = signersAddress(player, easternYear(now));
    await given.mailboxes.confirm(address, now);
    const children = await childrenOf(given, address, now);
    return { playerId, playerIds: children.map(({ id }) => id), addressMark: link.addressMark };
  }
  throw recordLinkEnded();
}
