import { type Language, languages } from '../language/language.ts';
import { type MailedLinkKind, mailedLinks } from '../mail/mailed-link.ts';
import type { PageAddress, SealedPath } from './pages.ts';

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
    return this.page('/invite/:code', code);
  }

  /** A team's invitation as it was mailed to somebody; the mark says which mail is answered, whatever address answers. */
  mailedInvitation(code: string, mark: string): string {
    return `${this.invitation(code)}?as=${encodeURIComponent(mark)}`;
  }

  playerId(): string {
    return this.page('/player-lookup');
  }

  /** The form of those who have played before. */
  returningPlayer(): string {
    return `${this.page('/')}?register=returning-player`;
  }

  /** Where a letter leads with something sealed. */
  sealed(kind: MailedLinkKind, sealed: string): string {
    const path: SealedPath = mailedLinks[kind].path;
    return `${this.origin}/${path}/${encodeURIComponent(sealed)}`;
  }

  /** The games of a team, for everybody who follows it. */
  team(id: number): string {
    return this.page('/teams/:id', String(id));
  }

  /** What is kept, why and how long. */
  privacy(): string {
    return this.page('/privacy');
  }

  /** Where a family asks for the link to its page. */
  askForFamilyPage(): string {
    return this.page('/family/:sealed?');
  }

  /** Where organizers answer what families ask to change. */
  changeRequests(): string {
    return `${this.backOffice()}/change-requests`;
  }

  /** What is secret in a keeper's link stands behind the #: no server, proxy or log is sent it. */
  scoreKeeper(secret: string): string {
    return `${this.page('/keep-scores')}#${encodeURIComponent(secret)}`;
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

  /** A page by its address, with what stands in it. */
  private page(address: PageAddress, named = ''): string {
    return this.origin + address.replace(/\/:\w+\??$/, named && `/${encodeURIComponent(named)}`);
  }
}
