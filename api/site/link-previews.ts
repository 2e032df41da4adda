import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { invitationPreview } from '../../domain/answer/invitation/invitation-preview.ts';
import { tournamentPreview } from '../../domain/answer/tournament/tournament-preview.ts';
import type { Language } from '../../domain/language/language.ts';
import type { LinkPreview } from '../../domain/site/link-preview.ts';
import { readIn } from '../../domain/site/links.ts';
import { pageAt } from '../../domain/site/pages.ts';
import { partAddress, partNamed } from '../../domain/tournament/tournament-part.ts';
import { languageOfLink, languageOfPage } from '../http/language-of.ts';
import { PublicTeams } from '../team/public-teams.ts';
import { TournamentLists } from '../tournament/tournament-lists.ts';

/** What messengers are shown of the links that families share. */
@Injectable()
export class LinkPreviews {
  constructor(
    private readonly teams: PublicTeams,
    private readonly tournaments: TournamentLists,
  ) {}

  /** Of a page, or undefined where it has none of its own. An unknown code is a guess here as it is at its call. */
  async of(request: Request): Promise<LinkPreview | undefined> {
    const language = languageOfPage(request);
    const preview = await this.inLanguage(request, language);
    // A messenger looks at the address that stands for the page: it says the language that the link has said.
    const isSaid = languageOfLink(request) === language;
    return preview && isSaid ? { ...preview, path: readIn(preview.path, language) } : preview;
  }

  private async inLanguage(request: Request, language: Language): Promise<LinkPreview | undefined> {
    const { address, named } = pageAt(request.path) ?? {};
    if (address === '/invite/:code') {
      const code = String(named?.code).toUpperCase();
      return invitationPreview(await this.teams.invited(code, request), code, language);
    }
    const isOwn = address === '/tournaments/:id/:part?';
    if (!isOwn && address !== '/' && address !== '/tournaments') return undefined;
    const id = Number(isOwn ? named?.id : request.query.tournament);
    if (!Number.isSafeInteger(id) || id < 1) return undefined;
    const found = (await this.tournaments.list('visible')).find((tournament) => tournament.id === id);
    const preview = found && tournamentPreview(found, isOwn ? '/tournaments' : address, language);
    return isOwn && preview ? { ...preview, path: partAddress(String(id), partNamed(named?.part)) } : preview;
  }
}
