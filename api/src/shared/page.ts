/** The requested page of a list: `page` starts at 1, `limit` is from 1 to 100. */
export interface PageRequest {
  page: number;
  limit: number;
}

export interface Pagination extends PageRequest {
  totalPages: number;
  totalItems: number;
}

export function paginate({ page, limit }: PageRequest, totalItems: number): Pagination {
  return { page, limit, totalPages: Math.ceil(totalItems / limit), totalItems };
}

export function offsetOf({ page, limit }: PageRequest): number {
  return (page - 1) * limit;
}
