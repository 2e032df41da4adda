import { asWritten, said, translatePlaceholder } from '../../rule/language/sentence.ts';
import { asideTo, fitForSubject, type Letter, type LetterPart, once, paragraph } from '../../rule/mail/letter.ts';
import { letterToOrganizers } from '../../rule/mail/letter-to-organizers.ts';
import { dollars } from '../../rule/payment/fee.ts';
import { paymentReference } from '../../rule/payment/payment-reference.ts';
import type { Player } from '../../rule/player/player.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import type { Links } from '../../rule/site/links.ts';
import type { SiteSettings } from '../../rule/site/site-settings.ts';
import { siteTextsIn } from '../../rule/site/spanish-texts.ts';
import type { Team } from '../../rule/team/team.ts';
import { refundDeadline } from '../../rule/tournament/refund-deadline.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { toSigner } from '../../rule/waiver/to-signer.ts';

/** Registration that its family has cancelled. */
interface Cancelled {
  readonly registration: Registration;
  readonly tournament: Tournament;
  readonly player: Player;
}

interface Writing {
  readonly settings: SiteSettings;
  readonly links: Links;
  readonly now: Date;
}

/** Writes the letter confirming to a family that its registration is cancelled, and what happens to money it paid. */
export function cancelledLetter(cancelled: Cancelled, { settings, links, now }: Writing): Letter {
  const { registration, tournament, player } = cancelled;
  const named = { player: player.name, tournament: tournament.name };
  return toSigner(player, now, {
    ...once('registration-cancelled', registration.id),
    subject: said('Cancelled: {player}, {tournament}', { ...named, player: fitForSubject(player.name) }),
    parts: [
      paragraph(said('{player} is no longer registered for {tournament}, and nothing is owed for it.', named)),
      ...refund(cancelled, settings),
      asideTo('Open your Player ID', links.playerId()),
    ],
  });
}

function refund({ registration, tournament, player }: Cancelled, settings: SiteSettings): readonly LetterPart[] {
  const { id, payment } = registration;
  if (payment.receivedCents === 0) return [];
  const { refundPolicy } = siteTextsIn(player.language, settings);
  const paid = { amount: dollars(payment.receivedCents), reference: paymentReference(id) };
  return [
    paragraph(said('You paid {amount}. The organizers refund it by their policy. The reference is {reference}.', paid)),
    paragraph(asWritten(refundPolicy)),
    paragraph(refundDeadline(tournament, player.language)),
  ];
}

/** Cancelled registration on a drawn team, with the number of players left. */
interface CancelledAfterDraw extends Cancelled {
  readonly team: Team;
  readonly players: number;
}

/** Writes the letter telling the organizers that a drawn team has lost a player. */
export function cancelledAfterDrawLetter(cancelled: CancelledAfterDraw, organizers: string): Letter {
  const { registration, tournament, player, team, players } = cancelled;
  const left = players === 1 ? '1 player' : `${players} players`;
  return letterToOrganizers(
    organizers,
    ['cancelled-after-draw', registration.id],
    `Cancelled after the draw: ${translatePlaceholder(fitForSubject(player.name))}, ${tournament.name}`,
    `${player.name} is no longer registered for ${tournament.name}.`,
    `${team.name} has ${left} left, and its games stay as they are.`,
  );
}
