import { said } from '../../language/sentence.ts';
import { asideTo, type LetterPart, linkTo, paragraph } from '../../mail/letter.ts';
import type { BlockPlace } from '../../mailing/place-in-text.ts';
import type { Needs } from '../../port/ports.ts';
import { debtOf } from '../../registration/debt.ts';
import { easternYear } from '../../time/eastern.ts';
import { signersAddress, waiverState } from '../../waiver/waiver.ts';
import { gameDayLink } from '../game-day/game-day-link.ts';
import { linkOf, sealLink } from '../mail/sealed-link.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { waiverLink } from '../waiver/waiver-link.ts';
import type { About } from './about.ts';
import { resultsIn } from './results-block.ts';

type Sealing = Needs<'links' | 'seal'>;

/** Returns the content of a block place; empty where there is nothing to do, or where the link is not for this mailbox. */
export function blockOf(place: BlockPlace, about: About, mail: Sealing, now: Date): readonly LetterPart[] {
  switch (place) {
    case 'pay':
      return debtIn(about);
    case 'waiver':
      return waiverIn(about, mail, now);
    case 'game day':
      return gameDayIn(about, mail, now);
    case 'player id':
      return [asideTo('Open your Player ID', mail.links.playerId())];
    case 'captain page':
      return about.team === undefined ? [] : [linkTo("Open your captain's page", captainLink(mail, about.team, now))];
    case 'results':
      return resultsIn(about, mail.links);
  }
}

function debtIn({ registration }: About): readonly LetterPart[] {
  const debt = registration && debtOf(registration);
  return debt ? [debt] : [];
}

function waiverIn({ to, player, registration }: About, mail: Sealing, now: Date): readonly LetterPart[] {
  if (player === undefined || registration === undefined) return [];
  const state = waiverState(registration.waiver);
  if (state === 'confirmed' || !isSame(to, signersAddress(player, easternYear(now)))) return [];
  const confirm = said('Confirm the waiver for {player}', { player: player.name.split(' ')[0] ?? player.name });
  return [waiverLink(mail, { player, registration, now }, state === 'claimed' ? confirm : 'Read and sign the waiver')];
}

function gameDayIn({ to, player, registration }: About, mail: Sealing, now: Date): readonly LetterPart[] {
  if (player === undefined || registration === undefined || !isSame(to, player.email)) return [];
  return [gameDayLink(mail, { registrationId: registration.id, email: player.email }, now)];
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Returns the unsubscribe part for readers without anything still to be played; its link contains a number and a mark, and no address. */
export function endingOfNews({ to, player }: About, { links, seal }: Sealing, now: Date): readonly LetterPart[] {
  if (player === undefined) return [];
  const sealed = sealLink(seal, 'end-news', { ids: [player.id], values: { mailbox: to }, now });
  return [
    paragraph('You get this because you have played with us before. One press ends these letters:'),
    linkTo('No more letters about new tournaments', links.sealed('end-news', sealed)),
  ];
}

/** Content of that link. */
export interface NewsEnding {
  readonly playerId: number;
  readonly addressMark: string;
}

/** Reads the content of a link; undefined for an invalid one. */
export function readNewsEnding(text: string | undefined): NewsEnding | undefined {
  const { ids: [playerId] = [], values: [addressMark] = [] } = linkOf('end-news', text) ?? {};
  return playerId === undefined || addressMark === undefined ? undefined : { playerId, addressMark };
}
