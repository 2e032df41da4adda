import { type Letter, linkTo, paragraph } from '../../mail/letter.ts';
import type { Player } from '../../player/player.ts';
import { isMinor } from '../../player/player.ts';
import type { Registration } from '../../registration/registration.ts';
import { easternYear } from '../../time/eastern.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { type SealedMail, sealEnd } from '../mail/sealed-mail.ts';

/** A registration whose waiver may be unsigned. */
export interface MaybeUnsigned {
  readonly player: Player;
  readonly registration: Registration;
  readonly tournament: Tournament;
  readonly now: Date;
}

/** Mails the link to sign the waiver to whoever can sign it, where nobody has; `occasion` tells one mail from the next. */
export async function askForSignature(mail: SealedMail, asked: MaybeUnsigned, occasion = 'first'): Promise<void> {
  const { registration, now } = asked;
  if (registration.waiver !== null) return;
  const link = mail.links.waiver(mail.seal.close(`waiver:${registration.id}`, sealEnd(now)));
  await mail.outbox.post(waiverLetter(asked, link, occasion));
}

/** The registration that was sealed into a link, or undefined. */
export function readWaiverLink(text: string | undefined): number | undefined {
  const id = /^waiver:(\d+)$/.exec(text ?? '')?.[1];
  return id === undefined ? undefined : Number(id);
}

function waiverLetter(
  { player, registration, tournament, now }: MaybeUnsigned,
  link: string,
  occasion: string,
): Letter {
  const isForGuardian = isMinor(player, easternYear(now));
  const { parentName, parentEmail } = player;
  const who = isForGuardian ? (parentName ?? `parent or guardian of ${player.name}`) : player.name;
  return {
    event: `waiver-link:${registration.id}:${occasion}`,
    cause: 'registration',
    to: isForGuardian ? (parentEmail ?? player.email) : player.email,
    subject: `Please sign the waiver: ${tournament.name}`,
    parts: [
      paragraph(`Hi ${who},`),
      paragraph(`${player.name} is registered for ${tournament.name}. One thing is missing: the waiver is not signed.`),
      linkTo('Read and sign the waiver', link),
      paragraph(
        isForGuardian
          ? 'A player under 18 needs a parent or guardian to sign. It takes two minutes; the link works until the tournament ends.'
          : 'It takes two minutes; the link works until the tournament ends.',
      ),
    ],
  };
}
