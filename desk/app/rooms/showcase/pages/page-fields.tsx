import { css } from '@emotion/react';
import { Accordion, Input, Stack, TagInput, TextArea, tokens } from '@meet/ui-kit';
import { MarkdownField } from '@meet/ui-kit/markdown-field';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../browser/language';
import { PictureField } from '../picture-field';
import { pageBlocks } from './page-blocks';
import { listOf, type PageField } from './page-form';
import { usePage } from './page-store';
import { pageTexts } from './page-words';

const pictures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: tokens.space[5],
});

/** Maximum number of characters in the fields, as in the API. */
const MOST: Partial<Record<PageField, number>> = {
  ...{ title: 200, slug: 100, markdown: 60_000, description: 500, seoTitle: 200, seoDescription: 500 },
  seoKeywords: 500,
};

/** Fields that few texts need; they are collapsed. */
const FOLDED: readonly PageField[] = [
  ...(['description', 'tags', 'productSlugs', 'brandSlugs', 'posterUrl', 'darkPosterUrl'] as const),
  ...(['seoTitle', 'seoDescription', 'seoKeywords'] as const),
];

/** The fields of a text: common fields, and below them the rarely needed ones. */
export const PageFields = observer(function PageFields() {
  const texts = useTexts(pageTexts);
  const store = usePage();
  const { form, faults, kind } = store;
  const blocks = useMemo(() => pageBlocks(texts), [texts]);
  // Errors must be visible, so collapsed fields with an error are opened, and stay open.
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && FOLDED.some((field) => faults[field])) setOpen(true);
  if (!form) return null;
  const frameOf = (field: PageField) => ({
    label: texts.fields[field],
    hint: field === 'slug' ? texts.slugHint[kind] : texts.hints[field],
    error: faults[field],
    value: form[field],
    maxLength: MOST[field],
  });
  const of = (field: PageField) => ({
    ...frameOf(field),
    onChange: ({ target }: { target: { value: string } }) => store.edit(field, target.value),
  });
  const list = (field: 'tags' | 'productSlugs' | 'brandSlugs') => (
    <TagInput
      label={texts.fields[field]}
      hint={texts.hints[field]}
      error={faults[field]}
      autoCapitalize="none"
      value={listOf(form[field])}
      onValueChange={(entries) => store.edit(field, entries.join(', '))}
    />
  );
  const picture = (field: 'posterUrl' | 'darkPosterUrl') => (
    <PictureField
      label={texts.fields[field]}
      hint={texts.hints[field]}
      error={faults[field]}
      purpose="POST"
      value={form[field]}
      onValueChange={(url) => store.edit(field, url)}
    />
  );
  return (
    <Stack gap={5}>
      <Input {...of('title')} required />
      <Input {...of('slug')} required inputMode="url" autoCapitalize="none" prefix={kind === 'PAGE' ? '/' : '/blog/'} />
      <MarkdownField
        {...frameOf('markdown')}
        required
        rows={18}
        blocks={blocks}
        onValueChange={(text) => store.edit('markdown', text)}
      />
      <Accordion
        key={String(isOpen)}
        defaultOpen={isOpen ? ['more'] : []}
        sections={[
          {
            id: 'more',
            label: texts.more,
            content: (
              <Stack gap={5}>
                <TextArea {...of('description')} rows={2} />
                {kind === 'ARTICLE' && list('tags')}
                {list('productSlugs')}
                {list('brandSlugs')}
                <div css={pictures}>
                  {picture('posterUrl')}
                  {picture('darkPosterUrl')}
                </div>
                <Input {...of('seoTitle')} />
                <TextArea {...of('seoDescription')} rows={2} />
                <Input {...of('seoKeywords')} />
              </Stack>
            ),
          },
        ]}
      />
    </Stack>
  );
});
