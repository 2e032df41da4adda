import type { RevisionShown } from '../../day/revision-shown.ts';
import type { StandingsSettings } from '../../standings/standings-settings.ts';

/** The settings that hold, or would hold, and what they change in brackets that are drawn. */
export interface StandingsSet extends RevisionShown {
  readonly settings: StandingsSettings;
}
