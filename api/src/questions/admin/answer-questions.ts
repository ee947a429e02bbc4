import { Injectable } from '@nestjs/common';
import { Audit } from '../../operator/index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { DecideQuestion } from '../index.js';
import { FindQuestions } from './find-questions.js';
import type { AnswerQuestionInput, RejectQuestionInput } from './operator-question.input.js';
import type { OperatorQuestion } from './operator-question.model.js';

/** The operators' decisions about questions. */
@Injectable()
export class AnswerQuestions {
  constructor(
    private readonly found: FindQuestions,
    private readonly audit: Audit,
    private readonly decide: DecideQuestion,
  ) {}

  /** Throws QUESTION_NOT_FOUND, CONFLICT. */
  async answer(by: Actor, { id, ...seen }: AnswerQuestionInput): Promise<OperatorQuestion> {
    await this.audit.change({ by, action: 'answerQuestion', entity: 'QUESTION', id, seen }, (queries) =>
      this.decide.answer(queries, id, seen.text),
    );
    return this.found.byId(id);
  }

  /** Throws QUESTION_NOT_FOUND, CONFLICT. */
  async reject(by: Actor, { id, ...seen }: RejectQuestionInput): Promise<OperatorQuestion> {
    const { reason } = seen;
    await this.audit.change({ by, action: 'rejectQuestion', entity: 'QUESTION', id, reason, seen }, (queries) =>
      this.decide.reject(queries, id, reason),
    );
    return this.found.byId(id);
  }
}
