import { css } from '@emotion/react';
import { Input, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../browser/language';
import { useApi } from '../../../graphql/api';
import { badgeCalls, type BadgeForm } from './badge-calls';
import { homeTexts } from './home-words';
import { ThingDialog } from './thing-dialog';
import { ThingsSection } from './things-section';
import { ThingsStore } from './things-store';

const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
  gap: tokens.space[5],
  alignItems: 'start',
});
const MOST = { title: 40, slug: 100, textColour: 7, backgroundColour: 7 };

/** The badges on product cards. */
export const Badges = observer(function Badges({ mayWrite }: { mayWrite: boolean }) {
  const texts = useTexts(homeTexts);
  const api = useApi();
  const [store] = useState(() => new ThingsStore(api, badgeCalls));
  useEffect(() => void store.read(), [store]);
  const { form, faults, edit } = store;
  const input = (field: keyof BadgeForm, hint?: string) => ({
    label: texts.fields[field],
    hint,
    error: faults[field],
    value: form?.[field] ?? '',
    maxLength: MOST[field],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => edit({ [field]: target.value } as Partial<BadgeForm>),
  });

  return (
    <ThingsSection
      kind="badges"
      store={store}
      mayWrite={mayWrite}
      sayOf={({ title, slug, textColour, backgroundColour }) => ({
        name: title,
        detail: [slug, `${textColour} / ${backgroundColour}`].join(' · '),
        isShown: true,
      })}
    >
      {form && (
        <ThingDialog kind="badges" store={store} size="small">
          <Input {...input('title')} />
          <Input {...input('slug', texts.hints.slug)} autoCapitalize="none" />
          <div css={fields}>
            <Input {...input('textColour', texts.hints.colour)} autoCapitalize="none" />
            <Input {...input('backgroundColour', texts.hints.colour)} autoCapitalize="none" />
          </div>
        </ThingDialog>
      )}
    </ThingsSection>
  );
});
