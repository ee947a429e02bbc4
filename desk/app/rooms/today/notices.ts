import type { Language } from '../../browser/language';
import type { TodayQuery } from '../../graphql/generated/graphql';
import { todayTexts, type NoticedService } from './today-words';

export type Services = TodayQuery['shopServices'];

/** A service of the shop that is simulated or does not work, and how to connect it. */
export interface Notice {
  key: string;
  text: string;
  how: string;
}

/** Returns a notice for each service that does not work, and one for all services that are simulated. */
export function noticesOf(services: Services, language: Language): Notice[] {
  const { off, names, trial, trialHow } = todayTexts[language].services;
  const inState = (wanted: Services[number]['state']) =>
    services.flatMap(({ kind, state }): NoticedService[] =>
      kind !== 'PAYMENT_ON_DELIVERY' && state === wanted ? [kind] : [],
    );
  const list = new Intl.ListFormat(language === 'ru' ? 'ru' : 'en-GB');
  const simulated = inState('TRIAL').map((kind) => names[kind]);
  return [
    ...inState('OFF').map((kind) => ({ key: kind, ...off[kind] })),
    ...(simulated.length ? [{ key: 'TRIAL', text: trial(list.format(simulated)), how: trialHow }] : []),
  ];
}
