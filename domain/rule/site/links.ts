import { type Language, languages } from '../language/language.ts';
import { type MailedLinkKind, mailedLinks } from '../mail/mailed-link.ts';
import type { PageAddress, SealedPath } from './pages.ts';

/** URL parameter for the language in which the page is to be read. */
export const languageInLink = 'lang';

/** Adds the language to an address or path of our site; the default language is not added. */
export function readIn(page: string, language: Language): string {
  if (language === languages[0]) return page;
  const [address = '', ...behind] = page.split('#');
  const named = `${address}${address.includes('?') ? '&' : '?'}${languageInLink}=${language}`;
  return [named, ...behind].join('#');
}

/** Addresses of the pages that letters link to. */
export class Links {
  constructor(readonly origin: string) {}

  /**
   * Adds the language to an address of this site. Addresses of other sites are returned unchanged, and so are those in the default
   * language.
   */
  readonly inLanguage = (url: string, language: Language): string =>
    url === this.origin || url.startsWith(`${this.origin}/`) ? readIn(url, language) : url;

  invitation(code: string): string {
    return this.page('/invite/:code', code);
  }

  /** Returns a team's invitation as mailed to somebody; the mark tells which mail is answered, whatever address answers. */
  mailedInvitation(code: string, mark: string): string {
    return `${this.invitation(code)}?as=${encodeURIComponent(mark)}`;
  }

  playerId(): string {
    return this.page('/player-lookup/:id?');
  }

  /** Returns the Player ID page at the request for a link to everything that is kept. */
  recordRequest(): string {
    return `${this.playerId()}#record`;
  }

  /** Returns the registration form for returning players. */
  returningPlayer(): string {
    return `${this.page('/')}?register=returning-player`;
  }

  /** Returns the search for a team that still has places in a tournament. */
  findTeam(tournamentId: number): string {
    return `${this.page('/')}?register=join-team&tournament=${tournamentId}`;
  }

  /** Returns the page for a sealed link in a letter. */
  sealed(kind: MailedLinkKind, sealed: string): string {
    const path: SealedPath = mailedLinks[kind].path;
    return `${this.origin}/${path}/${encodeURIComponent(sealed)}`;
  }

  /** Returns the page with a team's games, for everybody who follows it. */
  team(id: number): string {
    return this.page('/teams/:id', String(id));
  }

  /** Returns the privacy page: what data is stored, why and how long. */
  privacy(): string {
    return this.page('/privacy');
  }

  /** Returns a score keeper's link. The secret stands after the #, so that no server, proxy or log receives it. */
  scoreKeeper(secret: string): string {
    return `${this.page('/keep-scores')}#${encodeURIComponent(secret)}`;
  }

  /** Returns the page on which an invited organizer chooses a password; the part after the # never reaches a server or its logs. */
  organizerInvitation(secret: string): string {
    return `${this.origin}/admin/invitation#${encodeURIComponent(secret)}`;
  }

  backOffice(): string {
    return `${this.origin}/admin`;
  }

  /** Returns the URL of a page, with its parameter filled in. */
  private page(address: PageAddress, named = ''): string {
    return this.origin + address.replace(/\/:\w+\??$/, named && `/${encodeURIComponent(named)}`);
  }
}
