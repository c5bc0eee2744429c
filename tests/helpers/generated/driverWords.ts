/** Stub of the words that drivers are found by. */
export default {s3: 's3 object storage 对象存储', '115': '115 网盘', onedrive: 'sharepoint'};
