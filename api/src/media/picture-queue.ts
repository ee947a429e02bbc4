/** Injection token of the FairQueue before the processes that generate and check pictures. */
export const PICTURE_QUEUE = Symbol('PICTURE_QUEUE');

/** Injection token of the FairQueue before the endpoint that receives the bytes of uploads. */
export const UPLOAD_QUEUE = Symbol('UPLOAD_QUEUE');
