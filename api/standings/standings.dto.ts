import { standingsEntry } from '../../domain/use-case/standings/standings-entry.ts';
import { BodyOf } from '../form/body-of.ts';

export class StandingsEntryDto extends BodyOf(standingsEntry) {}
