import { type Language, languages } from '../language/language.ts';

/** The parameter by which a link says in which language it is to be read. */
export const languageInLink = 'lang';

/** An address or a path of a page of ours, as it says in which language it is to be read; the first need not be said. */
export function readIn(page: string, language: Language): string {
  if (language === languages[0]) return page;
  const [address = '', ...behind] = page.split('#');
  const named = `${address}${address.includes('?') ? '&' : '?'}${languageInLink}=${language}`;
  return [named, ...behind].join('#');
}

/** A map with a place on it: on a phone its map app opens. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}

/** What the addresses of pages begin with that carry a secret: no other site is told of them, and no cache keeps them. */
const secretPages = [
  'captain',
  'change',
  'family',
  'game-day',
  'interest',
  'invite',
  'join-request',
  'player-change',
  'unsubscribe',
  'waiver',
] as const;

const secretPage = new RegExp(`^/+(?:${secretPages.join('|')})/`, 'i');

/** Whether a path is that of a page with a secret in it. */
export const carriesSecret = (path: string): boolean => secretPage.test(path);

/** The addresses of pages that letters lead to. */
export class Links {
  constructor(readonly origin: string) {}

  /**
   * A page of this site for somebody who reads a language: but for the first, its address says so. Addresses of others, and those in the
   * first language, stay what they are.
   */
  readonly inLanguage = (url: string, language: Language): string =>
    url === this.origin || url.startsWith(`${this.origin}/`) ? readIn(url, language) : url;

  invitation(code: string): string {
    return `${this.origin}/invite/${encodeURIComponent(code)}`;
  }

  /** A team's invitation as it was mailed to somebody; the mark says which mail is answered, whatever address answers. */
  mailedInvitation(code: string, mark: string): string {
    return `${this.invitation(code)}?as=${encodeURIComponent(mark)}`;
  }

  playerId(): string {
    return `${this.origin}/player-lookup`;
  }

  /** The form of those who have played before. */
  returningPlayer(): string {
    return `${this.origin}/?register=returning-player`;
  }

  /** The games of a team, for everybody who follows it. */
  team(id: number): string {
    return `${this.origin}/teams/${id}`;
  }

  /** The page of a team, which its captain's sealed link opens. */
  captain(sealed: string): string {
    return `${this.origin}/captain/${encodeURIComponent(sealed)}`;
  }

  /** Where somebody takes a team that is offered to them, or declines. */
  teamOffer(sealed: string): string {
    return `${this.origin}/captain/offer/${encodeURIComponent(sealed)}`;
  }

  waiver(sealed: string): string {
    return `${this.origin}/waiver/${encodeURIComponent(sealed)}`;
  }

  /** What is kept, why and how long. */
  privacy(): string {
    return `${this.origin}/privacy`;
  }

  /** Where a family asks for the link to its page. */
  askForFamilyPage(): string {
    return `${this.origin}/family`;
  }

  /** The page on which a family sees everything that is kept about its children. */
  family(sealed: string): string {
    return `${this.origin}/family/${encodeURIComponent(sealed)}`;
  }

  /** The page with which a family goes to a tournament: its next game, what is owed, the waiver, the roster. */
  gameDay(sealed: string): string {
    return `${this.origin}/game-day/${encodeURIComponent(sealed)}`;
  }

  /** The page on which a change of a player is confirmed or taken back. */
  playerChange(sealed: string): string {
    return `${this.origin}/player-change/${encodeURIComponent(sealed)}`;
  }

  /** The page on which a family withdraws a player or moves to another tournament. */
  changeOrCancel(sealed: string): string {
    return `${this.origin}/change/${encodeURIComponent(sealed)}`;
  }

  /** Where organizers answer what families ask to change. */
  changeRequests(): string {
    return `${this.backOffice()}/change-requests`;
  }

  /** What is secret in a keeper's link stands behind the #: no server, proxy or log is sent it. */
  scoreKeeper(secret: string): string {
    return `${this.origin}/keep-scores#${encodeURIComponent(secret)}`;
  }

  /** Where somebody who wanted to hear of tournaments finds the form of one, filled in. */
  interest(sealed: string): string {
    return `${this.origin}/interest/${encodeURIComponent(sealed)}`;
  }

  /** Where letters about tournaments to come are ended by a press. */
  unsubscribe(sealed: string): string {
    return `${this.origin}/unsubscribe/${encodeURIComponent(sealed)}`;
  }

  joinRequest(sealed: string): string {
    return `${this.origin}/join-request/${encodeURIComponent(sealed)}`;
  }

  /** Where somebody invited chooses a password; what stands behind # never reaches a server or its logs. */
  organizerInvitation(secret: string): string {
    return `${this.origin}/admin/invitation#${encodeURIComponent(secret)}`;
  }

  /** Where an organizer confirms another address of the own account. */
  organizerAddress(secret: string): string {
    return `${this.origin}/admin/address#${encodeURIComponent(secret)}`;
  }

  backOffice(): string {
    return `${this.origin}/admin`;
  }
}
