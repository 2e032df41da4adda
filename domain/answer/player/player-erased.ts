import type { DeletedWithPlayer } from '../../port/removals.ts';
import type { Deleted } from '../site/message-answer.ts';

/** Numbers of records deleted with a player, and of goals that stay without a name. */
export interface PlayerErased extends Deleted, DeletedWithPlayer {}
