import { type DrawPlan, usualSettings } from '../../domain/rule/draw/draw-settings.ts';
import type { Venue } from '../../domain/rule/venue/venue.ts';

/** An evening on two fields. */
export const evening: Venue = {
  fields: ['Field 1', 'Field 2'],
  hours: [{ day: '2026-12-12', startTime: '18:15', endTime: '22:00' }],
  gameDuration: 15,
};

/** The plan of a draw on that evening of which nothing else was chosen. */
export const aDrawPlan = (chosen: Partial<DrawPlan> = {}): DrawPlan => ({
  ...usualSettings,
  venue: evening,
  lots: 1,
  ranking: [],
  ...chosen,
});
