import { asideTo, type LetterPart, linkTo } from '../../mail/letter.ts';
import type { Given } from '../../port/ports.ts';
import { hoursBefore, isFirstLetterDue, isWithin, readersToTell } from '../../schedule/publication-ahead.ts';
import {
  type Audience,
  announcementToStore,
  type ComingTournament,
  type NotifiedReader,
} from '../../schedule/schedule-reader.ts';
import { type Household, households, presentAnnouncement } from '../../schedule/timetable-news.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { changedScheduleLetter } from './changed-schedule-letter.ts';
import { noTimetableLetter, type Readers, scheduleLetter } from './schedule-letter.ts';

/**
 * Writes to families, and to contacts of teams who do not play, about the timetable: first 48 hours before the start, then
 * whenever an organizer has changed it since. Runs by itself. Nobody is told anything twice, and a change that is
 * undone before it is told is not told at all.
 */
export class TellFamilies {
  constructor(private readonly ports: Given<'notifiedTimetables' | 'site' | 'seal'>) {}

  async run(_?: undefined): Promise<void> {
    if (!(await this.ports.notifiedTimetables.takeTurn())) return;
    const now = this.ports.clock.now();
    for (const tournament of await this.ports.notifiedTimetables.tournaments()) {
      if (!tournament.hasTimetable && isWithin(tournament, now, hoursBefore.warning)) await this.warn(tournament);
      const isDue = isFirstLetterDue(tournament, now);
      if ((isDue || tournament.isNotified) && (await this.ports.notifiedTimetables.holdStill(tournament.id))) {
        const audience = await this.ports.notifiedTimetables.audienceOf(tournament.id);
        const first = isDue ? await this.tellFirst(tournament, audience, now) : [];
        await this.ports.notifiedTimetables.keep(
          [...first, ...(await this.tellChanges(tournament, audience, now))],
          now,
        );
      }
    }
  }

  private async warn(tournament: ComingTournament): Promise<void> {
    const { contactEmail } = await this.ports.site.settings();
    await this.ports.outbox.post(noTimetableLetter(tournament, contactEmail, this.ports.links));
  }

  private async tellFirst(
    tournament: ComingTournament,
    { readers }: Audience,
    now: Date,
  ): Promise<readonly NotifiedReader[]> {
    const untold = readersToTell(readers, tournament, now);
    for (const reader of untold)
      await this.ports.outbox.post(scheduleLetter(tournament, [reader], this.ports.links, this.pageOf([reader])));
    return untold.map((reader) => announcementToStore(reader, presentAnnouncement(reader, tournament, true)));
  }

  private async tellChanges(
    tournament: ComingTournament,
    audience: Audience,
    now: Date,
  ): Promise<readonly NotifiedReader[]> {
    const told: NotifiedReader[] = [];
    for (const household of households(audience, now)) {
      const { news, readers } = household;
      if (news !== undefined && news.at > now) continue;
      if (news !== undefined) await this.ports.outbox.post(this.letterOf(tournament, household));
      for (const reader of readers) {
        const known = presentAnnouncement(reader, audience, news !== undefined);
        if (!isSame(known, reader.told)) told.push(announcementToStore(reader, known));
      }
    }
    return told;
  }

  private letterOf(tournament: ComingTournament, { news, readers }: Household) {
    const page = this.pageOf(readers);
    return news === undefined || news.changes === 'everything'
      ? scheduleLetter(tournament, readers, this.ports.links, page)
      : changedScheduleLetter(tournament, { readers, changes: news.changes }, this.ports.links, page);
  }

  /** Returns the link to the team's page for a family with a team, and to the captain's page for a team's contact. */
  private pageOf([reader]: Readers): readonly LetterPart[] {
    if (reader.registrationId !== null)
      return reader.teamId === null
        ? []
        : [asideTo('All games of your team', this.ports.links.team(reader.teamId), 'last')];
    const { teamId: id, captainId, captainLinkNumber, email: captainEmail } = reader;
    const team = { id, captainId, captainLinkNumber, captainEmail };
    return [linkTo("Open your captain's page", captainLink(this.ports, team, this.ports.clock.now()))];
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
