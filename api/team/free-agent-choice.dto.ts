import { freeAgentChoice } from '../../domain/use-case/team/free-agent-choice.ts';
import { FieldOf } from '../form/field-of.ts';

export class FreeAgentChoiceDto {
  @FieldOf(freeAgentChoice) acceptsFreeAgents!: boolean;
}
