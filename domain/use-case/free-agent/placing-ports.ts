import type { Needs } from '../../port/ports.ts';

/** Where the teams and registrations are that placing changes, and how everybody hears of it. */
export type PlacingPorts = Needs<'teams' | 'players' | 'registrations' | 'outbox' | 'links' | 'audit'>;
