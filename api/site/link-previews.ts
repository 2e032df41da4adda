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
import { isInternalRequest } from '../prepared/spectator.ts';
import { PublicTeams } from '../team/public-teams.ts';
import { TournamentLists } from '../tournament/tournament-lists.ts';

/** Builds the previews that messengers show of shared links. */
@Injectable()
export class LinkPreviews {
  constructor(
    private readonly teams: PublicTeams,
    private readonly tournaments: TournamentLists,
  ) {}

  /** Returns the preview of a page, or undefined for the default. An unknown code counts as a guess, as at its own route. */
  async of(request: Request): Promise<LinkPreview | undefined> {
    const language = languageOfPage(request);
    const preview = await this.inLanguage(request, language);
    // A messenger uses the canonical address, so it has to name the link's language.
    const isSaid = languageOfLink(request) === language;
    return preview && isSaid ? { ...preview, path: readIn(preview.path, language) } : preview;
  }

  private async inLanguage(request: Request, language: Language): Promise<LinkPreview | undefined> {
    const { address, named } = pageAt(request.path) ?? {};
    if (address === '/invite/:code') {
      // The page that everybody gets answers no guess.
      if (isInternalRequest(request)) return undefined;
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
