import { catalogue } from '../browser/language';
import type { ReturnReason } from './generated/graphql';

/** The operators' names of the reasons to return a unit. */
export const returnReasonTexts = catalogue<Record<ReturnReason, string>>(
  {
    SIZE: 'Не подошёл размер',
    COLOUR_OR_STYLE: 'Не подошёл цвет или фасон',
    DEFECT: 'Брак',
    WRONG_ITEM: 'Прислали не то',
    NOT_AS_DESCRIBED: 'Не как в описании',
    OTHER: 'Другое',
  },
  {
    SIZE: 'The size does not fit',
    COLOUR_OR_STYLE: 'Colour or style',
    DEFECT: 'Defect',
    WRONG_ITEM: 'The wrong item was sent',
    NOT_AS_DESCRIBED: 'Not as described',
    OTHER: 'Other',
  },
);
