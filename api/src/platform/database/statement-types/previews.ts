/** What PostgreSQL takes and gives for every statement of `previews`. `npm run statements` writes this file. */

export interface PreviewsStatements {
	'previewed-product': { params: { slug: string }; row: { id: string } };
}
