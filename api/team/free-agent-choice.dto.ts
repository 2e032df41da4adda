import { freeAgentChoice } from '../../domain/team/free-agent-choice.ts';
import { FieldOf } from '../form/field-of.ts';

export class FreeAgentChoiceDto {
  @FieldOf(freeAgentChoice) acceptsFreeAgents!: boolean;
}
